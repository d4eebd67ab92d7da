/** What the edge itself says to visitors. */
interface EdgeTexts {
  /** The code of the language that these are in. */
  language: string;
  /** The title of a page whose subject does not exist: the declared title is for one that does. */
  notFound: string;
  /** The title of an address at which nothing is declared. */
  pageNotFound: string;
  couldNotStart: string;
  reload: string;
  unavailable: PlainTexts;
  /** `<a>` leads to the home page. */
  malformedAddress: PlainTexts;
  methodNotAllowed: PlainTexts;
}

interface PlainTexts {
  title: string;
  heading: string;
  text: string;
}

const english: EdgeTexts = {
  language: 'en',
  notFound: 'Not found',
  pageNotFound: 'Page not found',
  couldNotStart: 'This page could not start. Nothing that you entered or pressed was sent.',
  reload: 'Reload',
  unavailable: {
    title: 'One moment',
    heading: 'One moment, please',
    text: 'The site cannot be reached right now. This page reloads itself.',
  },
  malformedAddress: {
    title: 'Malformed address',
    heading: 'This address cannot be read',
    text: 'Part of it is missing or mistyped. Check the link, or <a>open the home page</a>.',
  },
  methodNotAllowed: {
    title: 'This address only shows a page',
    heading: 'This address only shows a page',
    text: 'What was sent to it was not taken. <a>Open the home page</a>.',
  },
};

const hindi: EdgeTexts = {
  language: 'hi',
  notFound: 'नहीं मिला',
  pageNotFound: 'पेज नहीं मिला',
  couldNotStart: 'यह पेज शुरू नहीं हो सका। आपने जो लिखा या दबाया, वह भेजा नहीं गया है।',
  reload: 'पेज फिर लोड करें',
  unavailable: {
    title: 'ज़रा रुकिए',
    heading: 'ज़रा रुकिए',
    text: 'साइट अभी नहीं खुल पा रही है। यह पेज अपने आप फिर लोड होगा।',
  },
  malformedAddress: {
    title: 'लिंक सही नहीं है',
    heading: 'यह लिंक पढ़ा नहीं जा सका',
    text: 'इसका कोई हिस्सा छूट गया है या ग़लत लिखा है। लिंक जाँचें, या <a>होम पेज खोलें</a>।',
  },
  methodNotAllowed: {
    title: 'इस लिंक पर सिर्फ़ एक पेज है',
    heading: 'इस लिंक पर सिर्फ़ एक पेज है',
    text: 'जो भेजा गया, वह लिया नहीं गया। <a>होम पेज खोलें</a>।',
  },
};

const byLanguage = new Map([english, hindi].map((texts) => [texts.language, texts]));

/** The edge's texts in a language; English where it has none in that one. */
export function textsOf(language: string): EdgeTexts {
  return byLanguage.get(language) ?? english;
}
