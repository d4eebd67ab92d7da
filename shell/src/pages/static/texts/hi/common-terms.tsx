import { paths, policyPeriods } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { CourtCity, GrievanceOfficer, TermsVersion } from '../../named-details.tsx';
import type { PageSection } from '../../page-text.ts';
import { englishDecides } from './english-decides.tsx';

// The sections that all three terms share.

export const version = (
  <span>
    <span>
      वर्शन: <TermsVersion />।
    </span>{' '}
    {englishDecides}
  </span>
);

export const suspension: PageSection = {
  id: 'suspension',
  title: 'अकाउंट रोकना',
  body: (
    <>
      <p>
        जो अकाउंट इन शर्तों को तोड़े, दूसरों को गुमराह करे या उनके लिए ख़तरा हो, उसे हम रोक सकते हैं। रुके हुए अकाउंट से
        लॉग इन नहीं होता और उसके पेज किसी को नहीं दिखते। हम अकाउंट के मालिक को लिखकर वजह बताते हैं।
      </p>
      <p>अगर आपको लगे कि हम ग़लत हैं, तो हमें या नीचे दिए शिकायत अधिकारी को लिखें।</p>
    </>
  ),
};

export const leaving: PageSection = {
  id: 'leaving',
  title: 'छोड़ना, और आपका डेटा',
  body: (
    <>
      <p>
        आप अपने अकाउंट के पेज पर कभी भी अकाउंट डिलीट कर सकते हैं। वह उसी समय बंद हो जाता है और हर डिवाइस पर
        लॉग आउट हो जाता है। डिलीट करने या अपनी सहमति वापस लेने के बाद काम के{' '}
        {policyPeriods.deletionBusinessDays} दिनों में आपका डेटा मिटा दिया जाता है।
      </p>
      <p>
        हम आपके बारे में क्या रखते हैं, उसे कौन देखता है और आप हमसे क्या कह सकते हैं, यह{' '}
        <TextLink as={Link} to={paths.privacy()}>
          प्राइवेसी
        </TextLink>{' '}
        में लिखा है।
      </p>
    </>
  ),
};

export const changes: PageSection = {
  id: 'changes',
  title: 'इन शर्तों में बदलाव',
  body: (
    <p>
      शर्तें बदलने पर उनका वर्शन भी बदलता है; वह इस पेज पर सबसे ऊपर लिखा है। अकाउंट बनाते समय आपने जो दस्तावेज़ और
      वर्शन माना था, वह आपके अकाउंट के साथ रखा जाता है।
    </p>
  ),
};

export const disputes: PageSection = {
  id: 'disputes',
  title: 'विवाद और क़ानून',
  body: (
    <>
      <p>
        पहले हम आपस में बात करके विवाद सुलझाने की कोशिश करेंगे। {policyPeriods.arbitrationAfterDays} दिनों में
        बात न बने, तो मामला मध्यस्थता (आर्बिट्रेशन) में जाएगा।
      </p>
      <p>
        इन शर्तों पर भारत का क़ानून लागू है। मामले <CourtCity /> की अदालतों में सुने जाएँगे।
      </p>
    </>
  ),
};

export const complaints: PageSection = {
  id: 'complaints',
  title: 'शिकायतें',
  body: <GrievanceOfficer />,
};
