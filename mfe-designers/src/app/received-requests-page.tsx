export { ReceivedRequests as ReceivedRequestsPage } from '../features/requests/components/received-requests.tsx';
