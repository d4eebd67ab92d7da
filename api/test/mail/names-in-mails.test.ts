import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifiedMail } from '../../src/modules/operator/operator.mails.ts';
import { answerMail, newRequestMail } from '../../src/modules/requests/requests.mails.ts';
import { newReviewMail } from '../../src/modules/reviews/reviews.mails.ts';

const turned = 'Kavya\u202eB';
const isolated = `\u2068${turned}\u2069`;
const to = { id: 1, email: 'a@example.in', name: turned };

test('the direction of a name in a mail ends with the name', () => {
  const request = newRequestMail(
    to,
    {
      first_name: turned,
      last_name: 'Iyer',
      project_type: 'residential',
      budget: 1_800_000,
      timeline: 'Flexible',
      project_description: '',
    },
    '',
  );
  assert.equal(request.texts.en.subject, `New connection request from \u2068${turned} Iyer\u2069`);
  assert.equal(request.texts.en.paragraphs[0], `Dear ${isolated},`);
  const answer = answerMail(to, turned, 7, '');
  assert.equal(answer.texts.en.subject, `${isolated} approved your connection request`);
  const review = {
    firm: { by: 'designer', kind: 'vendor', id: 1 },
    authorName: turned,
    title: 'A',
    rating: 4,
    text: 'B',
  } as const;
  assert.equal(newReviewMail(to, review, '').texts.en.subject, `${isolated} has reviewed you`);
  const firm = { kind: 'vendor', id: 1, name: turned, account: { id: 1, email: '' } };
  const [first] = verifiedMail(JSON.stringify(firm), '').texts.en.paragraphs;
  assert.equal(first, `${isolated} is verified.`);
});
