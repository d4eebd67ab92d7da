import { useDispatch } from 'react-redux';
import { useLiveEvents } from '../../live/use-live-events.ts';
import { jobsApi, jobTag } from './jobs-api.ts';

type Dispatch = (action: ReturnType<typeof jobsApi.util.invalidateTags>) => void;

/** Keeps the job that is shown up to date: what is done with it is told by a message about it. */
export function useLiveJobs(): void {
  const dispatch = useDispatch() as Dispatch;
  useLiveEvents((event) => {
    const isAboutJob = event.kind === 'message' && event.message.about?.kind === 'job';
    if (isAboutJob || event.kind === 'reset') dispatch(jobsApi.util.invalidateTags([jobTag]));
  });
}
