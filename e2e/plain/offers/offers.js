export const offers = ['Free site visit', 'Paint at cost'];
