import type { answerSpeeds } from '../answer-times.ts';
import type { messageReportReasons } from '../conversations.ts';
import type { listingSorts } from '../listing-filter.ts';
import type { detailNames, missingWords } from '../profile-words.ts';
import type {
  clientSubRatings,
  reviewRelations,
  reviewReportReasons,
  reviewSorts,
  reviewSubRatings,
} from '../review-choices.ts';

type Labels<English extends string = string> = Readonly<Record<English, string>>;

/** What forms offer to choose from, beside the catalogues. */
const choiceLabels: Labels = {
  // Kinds of projects, and categories of portfolios
  Residential: 'रिहायशी',
  Commercial: 'कमर्शियल',
  Retail: 'रिटेल',
  Hospitality: 'हॉस्पिटैलिटी',
  Office: 'ऑफ़िस',
  Restaurant: 'रेस्टोरेंट',
  Healthcare: 'अस्पताल और क्लीनिक',
  Education: 'शिक्षा',
  Other: 'अन्य',
  // Rooms of projects
  'Living room': 'बैठक',
  Kitchen: 'रसोई',
  Bedroom: 'बेडरूम',
  Bathroom: 'बाथरूम',
  'Dining room': 'खाने का कमरा',
  Foyer: 'फ़ोयर',
  Balcony: 'बालकनी',
  Study: 'स्टडी',
  'Pooja room': 'पूजा घर',
  'Outdoor space': 'बाहर की जगह',
  Shop: 'दुकान',
  // Evidence
  'Council of Architecture registration': 'काउंसिल ऑफ़ आर्किटेक्चर रजिस्ट्रेशन',
  GSTIN: 'GSTIN (जीएसटी नंबर)',
  'Udyam registration': 'उद्यम रजिस्ट्रेशन',
  // Styles
  Modern: 'मॉडर्न',
  Contemporary: 'समकालीन',
  'Traditional Indian': 'पारंपरिक भारतीय',
  'Indo-modern': 'इंडो-मॉडर्न',
  Minimal: 'मिनिमल',
  Scandinavian: 'स्कैंडिनेवियन',
  Japandi: 'जापांडी',
  Industrial: 'इंडस्ट्रियल',
  'Mid-century': 'मिड-सेंचुरी',
  Colonial: 'औपनिवेशिक',
  Coastal: 'तटीय',
  Bohemian: 'बोहेमियन',
  'Art deco': 'आर्ट डेको',
  Sustainable: 'पर्यावरण के अनुकूल',
  // When a client would like to begin
  Immediately: 'तुरंत',
  '1–3 months': '1–3 महीने में',
  '3–6 months': '3–6 महीने में',
  '6–12 months': '6–12 महीने में',
  Flexible: 'कभी भी',
  // Kinds of vendors
  Manufacturer: 'निर्माता',
  Trader: 'व्यापारी',
  'Service provider': 'सेवा देने वाली फ़र्म',
  'Professional consultant': 'कंसल्टेंट',
  Brand: 'ब्रांड',
  // Kinds of links
  'YouTube video': 'YouTube वीडियो',
  Article: 'लेख',
  'Blog post': 'ब्लॉग',
  Catalogue: 'कैटलॉग',
  Brochure: 'ब्रोशर',
  Blog: 'ब्लॉग',
  // Filters of a firm's content
  'All Categories': 'सभी कैटेगरी',
  Images: 'फ़ोटो',
  Videos: 'वीडियो',
  Articles: 'लेख',
  Blogs: 'ब्लॉग',
  Catalogues: 'कैटलॉग',
};

const sortLabels: Labels<
  (typeof listingSorts)[number]['label'] | (typeof answerSpeeds)[number]['label']
> = {
  'Best rated': 'सबसे अच्छी रेटिंग',
  'Most experienced': 'सबसे ज़्यादा अनुभव',
  Newest: 'सबसे नए',
  'Lowest minimum': 'सबसे कम शुरुआती रकम',
  'Answers fastest': 'सबसे जल्दी जवाब',
  'Within a day': 'एक दिन के अंदर',
};

const reviewLabels: Labels<
  | (typeof reviewSubRatings)[number]['label']
  | (typeof clientSubRatings)[number]['label']
  | (typeof reviewRelations)[number]['label']
  | Exclude<(typeof reviewSorts)[number]['label'], 'Newest'>
  | (typeof reviewReportReasons)[number]['label']
  | (typeof messageReportReasons)[number]['label']
  | 'Former member'
> = {
  Design: 'डिज़ाइन',
  Communication: 'बातचीत',
  'Keeping to time': 'समय की पाबंदी',
  'Value for money': 'दाम के हिसाब से',
  Consulted: 'सलाह ली',
  'Job confirmed': 'काम तय हुआ',
  'Highest rating': 'सबसे ज़्यादा रेटिंग',
  'Lowest rating': 'सबसे कम रेटिंग',
  'Product Quality & Consistency': 'सामान की क्वालिटी',
  'Reliability in Timeline & Delivery': 'समय की पाबंदी और डिलीवरी',
  'Technical Support & Knowledge': 'तकनीकी मदद और जानकारी',
  'Post Sales Service & Issue Resolution': 'बिक्री के बाद सेवा',
  'Not about a real project with this firm': 'इस फ़र्म के साथ किसी असली प्रोजेक्ट के बारे में नहीं है',
  'Fraud, or asks for money outside of the agreement': 'धोखाधड़ी है, या समझौते से बाहर पैसे माँगता है',
  'Offensive or abusive': 'अपमानजनक या गाली वाला है',
  'Contains personal or confidential information': 'इसमें निजी या गोपनीय जानकारी है',
  'Advertising or spam': 'विज्ञापन या स्पैम है',
  'Something else': 'कुछ और',
  'Former member': 'पुराने सदस्य',
};

const detailLabels: Labels<
  | (typeof detailNames)[keyof typeof detailNames]
  | (typeof missingWords)[keyof typeof missingWords]
  | 'Website'
> = {
  'Usually answers': 'आम तौर पर जवाब',
  'Quoted and final': 'कोटेशन और आख़िरी क़ीमत',
  'Average fee per sq ft': 'औसत फ़ीस प्रति वर्ग फ़ुट',
  City: 'शहर',
  Established: 'स्थापना',
  Experience: 'अनुभव',
  'Fees per sq ft': 'फ़ीस प्रति वर्ग फ़ुट',
  'Head office': 'हेड ऑफ़िस',
  'Lead time': 'डिलीवरी का समय',
  'Minimum budget': 'कम से कम बजट',
  'Minimum order': 'कम से कम ऑर्डर',
  'Minimum project size': 'सबसे छोटा प्रोजेक्ट',
  'Projects completed': 'पूरे हुए प्रोजेक्ट',
  Rating: 'रेटिंग',
  'Service areas': 'काम के इलाक़े',
  Styles: 'स्टाइल',
  Specializations: 'विशेषज्ञता',
  'Team size': 'टीम में लोग',
  'Kind of vendor': 'वेंडर का प्रकार',
  'On Request': 'पूछने पर',
  'Available on Request': 'पूछने पर',
  'Not specified': 'नहीं बताया गया',
  Website: 'वेबसाइट',
};

/** The labels of choices, sort orders and details in Hindi, by the English ones. */
export const otherLabels: Labels = Object.assign(
  {},
  choiceLabels,
  sortLabels,
  reviewLabels,
  detailLabels,
);
