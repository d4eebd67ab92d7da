import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  Chip,
  ChipGroup,
  Display,
  EmptyState,
  Eyebrow,
  Heading,
  Lede,
  Menu,
  Muted,
  Notice,
  NumberField,
  Rating,
  RemovableChip,
  Row,
  SearchField,
  SelectField,
  Stack,
  Steps,
  Subheading,
  Switch,
  Tabs,
  TextArea,
  TextField,
  Title,
} from '@aangan/ui';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';

/** Signs above and below the letters at once, higher and lower than in most words. */
const tall = 'वर्षों की चिट्ठियाँ, हृदय, शुद्धि, दूँगीं';
const kinds = [
  'सभी कैटेगरी',
  'अपार्टमेंट और बहुमंज़िला इमारतें',
  'दफ़्तर, दुकानें और शोरूम',
  'पर्यावरण के अनुकूल डिज़ाइन',
];
const nothing = () => undefined;

/** Long texts in Hindi in the components that hold them, for a look at what is cut or runs over. */
export function Hindi() {
  return (
    <>
      <Specimen name="Type in Devanagari" wide>
        <Stack gap="m">
          <Eyebrow>चुनिंदा आर्किटेक्ट और डिज़ाइनर</Eyebrow>
          <Display as="h3">हर कमरा सही हाथों से शुरू होता है, और वर्षों टिकता है</Display>
          <Title as="h3">वर्षों के अनुभव वाले डिज़ाइनरों और आर्किटेक्टों की सूची, पूरे भारत से</Title>
          <Heading as="h3">आपकी रिक्वेस्ट जिन फ़र्मों तक पहुँची, और उनके जवाब</Heading>
          <Subheading as="h4">{tall}</Subheading>
          <Lede>
            मुंबई के Banyan &amp; Brass Studio ने 12 साल में ₹12.5 लाख से ऊपर के 40 प्रोजेक्ट पूरे किए हैं।
          </Lede>
          <p>{`${tall}। फ़र्नीचर, पर्दे, टाइल और मार्बल के वेंडर भी यहीं मिलेंगे।`}</p>
          <Muted>{tall}</Muted>
        </Stack>
      </Specimen>
      <Specimen name="Buttons in Devanagari">
        <Stack gap="m">
          <Row>
            <Button>प्रोफ़ाइल पूरी करके पब्लिश करें</Button>
            <Button variant="secondary">आर्किटेक्टों की चिट्ठियाँ पढ़ें</Button>
            <Button variant="quiet">फिर कोशिश करें</Button>
          </Row>
          <Row>
            <Button size="small">रिक्वेस्ट मंज़ूर करें</Button>
            <Button size="small" variant="secondary" busy>
              सेव कर रहे हैं…
            </Button>
          </Row>
          <Button block>वेंडर के तौर पर Aangan से जुड़ें और अपना पोर्टफ़ोलियो दिखाएँ</Button>
        </Stack>
      </Specimen>
      <Specimen name="Chips, badges and facts in Devanagari" wide>
        <Stack gap="m">
          <ChipGroup label="कैटेगरी">
            {kinds.map((kind, at) => (
              <Chip key={kind} href="#hindi" selected={at === 1}>
                {kind}
              </Chip>
            ))}
          </ChipGroup>
          <ChipGroup label="छोटी कैटेगरी">
            {kinds.map((kind, at) => (
              <Chip key={kind} size="small" href="#hindi" selected={at === 1}>
                {kind}
              </Chip>
            ))}
          </ChipGroup>
          <Row>
            <RemovableChip label="पर्यावरण के अनुकूल डिज़ाइन" href="#hindi" />
            <Badge data-tone="positive">वेरिफ़ाइड आर्किटेक्ट</Badge>
            <Badge>{tall}</Badge>
            <Rating value={4.6} />
            <Avatar name="कीर्ति श्रीवास्तव" />
          </Row>
        </Stack>
      </Specimen>
      <Specimen name="Fields in Devanagari">
        <HindiFields />
      </Specimen>
      <Specimen name="Choices in Devanagari">
        <Stack gap="l">
          <Checkbox label="शर्तें और प्राइवेसी पॉलिसी मंज़ूर हैं" error="आगे बढ़ने के लिए शर्तें मंज़ूर करें।" />
          <Switch label="नई रिक्वेस्ट की ख़बर ईमेल से" hint="रिक्वेस्ट, और आपकी चिट्ठियों के जवाब" />
          <Steps
            label="प्रोफ़ाइल के स्टेप"
            steps={['बुनियादी जानकारी', 'सोशल प्रोफ़ाइल', 'पोर्टफ़ोलियो का प्रीव्यू']}
            current={2}
          />
          <Tabs
            label="स्टूडियो"
            tabs={[
              { id: 'work', label: 'पूरे हुए प्रोजेक्ट', content: tall },
              { id: 'team', label: 'आर्किटेक्टों की टीम', content: tall },
              { id: 'about', label: 'हमारे बारे में', content: tall },
            ]}
          />
          <Menu
            label="कार्रवाइयाँ"
            align="start"
            items={[
              { id: 'picture', label: 'इसे अपनी प्रोफ़ाइल फ़ोटो के तौर पर लगाएँ', onSelect: nothing },
              { id: 'delete', label: 'डिलीट करें', tone: 'danger', onSelect: nothing },
            ]}
          />
        </Stack>
      </Specimen>
      <Specimen name="Messages in Devanagari">
        <Stack gap="m">
          <Notice tone="error" heading="अकाउंट नहीं बन पाया">
            इस ईमेल से एक अकाउंट पहले से है। लॉग इन करें, या दूसरा ईमेल लिखें।
          </Notice>
          <EmptyState title="अभी कोई रिक्वेस्ट नहीं">
            <Button variant="secondary">चुनिंदा डिज़ाइनर देखें</Button>
          </EmptyState>
        </Stack>
      </Specimen>
    </>
  );
}

function HindiFields() {
  const [people, setPeople] = useState('12');
  return (
    <Stack gap="l">
      <TextField label="संपर्क व्यक्ति का पूरा नाम" defaultValue={tall} hint="जैसा विज़िटिंग कार्ड पर है" />
      <TextField label="ईमेल" error="ईमेल सही नहीं लगता। दोबारा जाँचें।" />
      <SelectField
        label="वेंडर का प्रकार"
        options={[{ value: 'maker', label: 'फ़र्नीचर और चिट्ठियों के निर्माता' }]}
        defaultValue="maker"
      />
      <NumberField label="टीम में लोग" value={people} onValueChange={setPeople} min={1} />
      <SearchField
        label="डिज़ाइनर खोजें"
        placeholder="नाम, शहर या काम से खोजें…"
        action="/"
        onSearch={nothing}
      />
      <TextArea label="परिचय" defaultValue={`${tall}\n${tall}`} />
    </Stack>
  );
}
