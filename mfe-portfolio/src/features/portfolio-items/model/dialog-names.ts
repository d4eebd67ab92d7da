/** The names of the page's dialogs in history entries and in addresses. */
export const addDialog = 'add';
export const deleteDialog = (id: number) => `delete-${id}`;
export const editDialog = (id: number) => `edit-${id}`;
