/** The props of a button that saves a thing for later, such as `boards`' `./SaveButton`: what slots for it pass. */
export interface SaveButtonProps {
  /** What is saved, by its kind and id: `designer-12`, `vendor-3`, `picture-81` of a portfolio, `post-7` of Instagram. */
  thing: string;
  /** Its name, as plain text: the button is called "Save …". */
  name: string;
}
