export { SentRequests as SentRequestsPage } from '../features/requests/components/sent-requests.tsx';
