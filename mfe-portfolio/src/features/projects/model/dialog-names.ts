/** The names of the dialogs in history entries and in addresses. */
export const newProjectDialog = 'new-project';
export const projectDialog = (id: number) => `project-${id}`;
export const deleteProjectDialog = (id: number) => `delete-project-${id}`;
