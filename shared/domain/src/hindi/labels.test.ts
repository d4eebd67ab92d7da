import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { auditKinds } from '../audit-kinds.ts';
import { citySlugs, cityTitleOf } from '../cities.ts';
import { connectionProjectTypes, connectionTimelines } from '../connection-choices.ts';
import { messageReportReasons } from '../conversations.ts';
import { areaPhrases, areaTitleOf } from '../delivery-areas.ts';
import { designStyles } from '../design-styles.ts';
import { designerCatalogue } from '../designer-catalogue.ts';
import { evidenceKinds } from '../evidence.ts';
import { gstStates } from '../gstin.ts';
import { indianCities } from '../indian-cities/city-table.ts';
import { listingSorts } from '../listing-filter.ts';
import { portfolioCategories } from '../portfolio.ts';
import { catalogueLinkTypes, featuredLinkTypes, vendorTypes } from '../profile-choices.ts';
import { detailNames, missingWords } from '../profile-words.ts';
import { projectRooms } from '../projects.ts';
import {
  clientSubRatings,
  formerMember,
  reviewProjectTypes,
  reviewRelations,
  reviewReportReasons,
  reviewSorts,
  reviewSubRatings,
} from '../review-choices.ts';
import { vendorCatalogue } from '../vendor-catalogue.ts';
import { translator } from './hindi-of.ts';
import { hindiLabels } from './labels.ts';

const hindiOf = translator(hindiLabels);
const without = (labels: readonly string[]) =>
  [...new Set(labels)].filter((label) => hindiOf(label) === undefined);

describe('labels in Hindi', () => {
  test('are there for every category', () => {
    const groups = [...designerCatalogue, ...vendorCatalogue];
    const labels = groups.flatMap(({ label, items }) => [label, ...items.map((one) => one.label)]);
    assert.ok(labels.length > 80);
    assert.deepEqual(without(labels), []);
  });

  test('are there for every kind of evidence and every state of a GSTIN', () => {
    assert.deepEqual(without([...evidenceKinds.map((one) => one.label), ...gstStates]), []);
  });

  test('are there for every choice, detail and missing word', () => {
    const choices = [
      connectionProjectTypes,
      reviewProjectTypes,
      reviewSubRatings,
      clientSubRatings,
      reviewRelations,
      reviewSorts,
      reviewReportReasons,
      messageReportReasons,
      portfolioCategories,
      projectRooms,
      designStyles,
      vendorTypes,
      featuredLinkTypes,
      catalogueLinkTypes,
      listingSorts,
    ].flatMap((list) => list.map(({ label }) => label));
    const words = [...Object.values(detailNames), ...Object.values(missingWords)];
    assert.deepEqual(without([...choices, ...words, ...connectionTimelines, formerMember]), []);
  });

  test('are there for everything in the history of an account', () => {
    assert.deepEqual(without(Object.values(auditKinds)), []);
  });

  test('are there for every city and delivery area that a listing can offer', () => {
    const cities = [
      ...indianCities.map(({ name }) => name),
      ...citySlugs.map(cityTitleOf),
      'New Delhi',
    ];
    const areas = areaPhrases.map(({ area }) => areaTitleOf(area));
    assert.ok(cities.length > 500);
    assert.deepEqual(without([...cities, ...areas]), []);
  });

  test('are there for every device that is signed in', () => {
    assert.equal(hindiOf('Chrome on Android'), 'Android पर Chrome');
    assert.equal(hindiOf('Browser on iPhone'), 'iPhone पर ब्राउज़र');
    assert.equal(hindiOf('Unknown device'), 'अनजान डिवाइस');
    assert.equal(hindiOf('Rooms on a hill'), undefined);
  });

  test('are in Devanagari, without a danda, and each is one', () => {
    const english = hindiLabels.map(([label]) => label);
    assert.equal(new Set(english).size, english.length);
    for (const [label, hindi] of hindiLabels) {
      assert.match(hindi, /\p{Script=Devanagari}/u, label);
      assert.doesNotMatch(hindi, /[।०-९]/, label);
      assert.equal(hindi, hindi.normalize('NFC'), label);
    }
  });
});
