import type { QuoteUnit } from '../quote.ts';

/** What columns of sheets are called, in lower case. */
export const columnNames = {
  what: 'what description item items particular particulars work scope details product विवरण काम आइटम वस्तु vivran kaam',
  quantity: 'qty quantity qnty area size nos मात्रा संख्या matra',
  unit: 'unit units uom इकाई ikai',
  rate: 'rate price cost दर भाव मूल्य dar',
  gst: 'gst tax igst जीएसटी कर',
} as const;
export type SheetColumn = keyof typeof columnNames;

/** How sheets write units, without blanks and dots, in lower case. */
export const unitNames: Readonly<Record<QuoteUnit, string>> = {
  sqft: 'sqft sft sqfeet squarefeet squarefoot sf sqf sq.ft वर्गफुट वर्गफ़ुट स्क्वायरफुट स्क्वेयरफुट',
  rft: 'rft rmt runningft runningfeet runningfoot rf lft rfeet रनिंगफुट रनिंगफ़ुट',
  piece:
    'piece pieces pc pcs no nos number numbers each ea unit units set sets point points pt नग पीस संख्या अदद सेट',
  lump: 'lump lumpsum ls job lot lumpsump एकमुश्त',
  day: 'day days दिन manday mandays',
};

/** First words of rows that add others up. */
export const totalWords =
  'total subtotal sub-total grand gst cgst sgst igst tax net amount round कुल योग जीएसटी कर जोड़';
