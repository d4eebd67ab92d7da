/** Messages of the evidence form, of the operators' form, and of the API. */
export const evidenceMessages = {
  numberRequired: 'Please give the number',
  gstinForm: 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV',
  gstinState: 'The first two digits of a GSTIN name its state, and these name none',
  gstinCheck:
    'The last character does not fit the others, so one of them is mistyped. Compare the GSTIN with your certificate',
  councilForm:
    'A registration with the Council of Architecture looks like CA/2015/67890: the year, then five or six digits',
  udyamForm: 'A Udyam number looks like UDYAM-MH-18-0012345',
  holderRequired: 'Please give the name on the certificate',
  whereRequired: 'Please say where you have checked it',
  documentKind:
    'This is neither a PDF nor a picture that can be taken. Choose a PDF, or a JPG, PNG, WebP or HEIC picture.',
  dayRequired: 'Please give the day',
  checkedInFuture: 'It cannot have been checked on a day to come',
  untilOver: 'This day is over. Choose today or a later one',
  untilTooLate: 'Choose a day within ten years of the check',
} as const;
