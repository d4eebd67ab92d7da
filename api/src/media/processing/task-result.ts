/** What a task has made: an answer, and the files that it speaks of, in that order. */
export interface TaskResult<Answer> {
  answer: Answer;
  files: Buffer[];
}
