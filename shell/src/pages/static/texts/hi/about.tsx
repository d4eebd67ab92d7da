import { paths } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { Provider } from '../../named-details.tsx';
import type { PageText } from '../../page-text.ts';

/** /about */
export const about: PageText = {
  lede: (
    <span>
      घर के सारे कमरे जिस खुली जगह में खुलते हैं, वही आँगन है। यहाँ घर या ऑफ़िस बनवाने वाले लोग उन डिज़ाइन फ़र्मों,
      आर्किटेक्टों और कारीगरों से मिलते हैं जो उनकी मदद कर सकते हैं।
    </span>
  ),
  sections: [
    {
      id: 'clients',
      title: 'क्लाइंट के लिए',
      body: (
        <p>
          पूरे भारत के{' '}
          <TextLink as={Link} to={paths.designers()}>
            वेरिफ़ाइड इंटीरियर डिज़ाइनरों और आर्किटेक्टों
          </TextLink>{' '}
          का काम देखें, और जिनसे बात करनी हो उन्हें रिक्वेस्ट भेजें। देखने के लिए अकाउंट नहीं चाहिए।
        </p>
      ),
    },
    {
      id: 'firms',
      title: 'डिज़ाइन फ़र्मों और आर्किटेक्टों के लिए',
      body: (
        <p>
          अपनी प्रोफ़ाइल पर अपना काम दिखाएँ, चाहें तो अपने Instagram की पोस्ट के साथ।{' '}
          <TextLink as={Link} to={paths.vendors()}>
            वेंडर
          </TextLink>{' '}
          खोजें, उनके रिव्यू पढ़ें और लिखें।{' '}
          <TextLink as={Link} to={paths.register('designer')}>
            पार्टनर बनें
          </TextLink>
        </p>
      ),
    },
    {
      id: 'vendors',
      title: 'वेंडरों के लिए',
      body: (
        <p>
          आप जो बनाते या देते हैं, उसे वहाँ दिखाएँ जहाँ डिज़ाइनर खोजते हैं, और जिन पेशेवरों ने आपके साथ काम किया है उनके
          रिव्यू पाएँ।{' '}
          <TextLink as={Link} to={paths.register('vendor')}>
            वेंडर बनें
          </TextLink>
        </p>
      ),
    },
    {
      id: 'what-we-do',
      title: 'हम क्या करते हैं, और क्या नहीं',
      body: (
        <>
          <p>
            हम लोगों को एक-दूसरे तक पहुँचाते हैं। हम बीच की कड़ी हैं: न डिज़ाइन करते हैं, न ठेका लेते हैं, न काम करवाते
            हैं। आपका और किसी फ़र्म या वेंडर का समझौता आप दोनों के बीच है।
          </p>
          <p>
            Aangan को <Provider /> चलाती है। कोई सवाल हो तो हमारी{' '}
            <TextLink as={Link} to={paths.support()}>
              मदद टीम
            </TextLink>{' '}
            से पूछें।
          </p>
        </>
      ),
    },
  ],
};
