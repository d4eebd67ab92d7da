/**
 * What the shell shares as `react-router-dom`. Only what is named here is in the page: the whole router
 * would be 30 KB more. A name that a remote needs is added here, and in biome.json, which holds remotes
 * to this list.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
