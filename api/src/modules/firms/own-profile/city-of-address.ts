/** What can stand after the city in an Indian address. */
const afterCity = new Set(
  `india, andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh,
  jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland, odisha,
  punjab, rajasthan, sikkim, tamil nadu, telangana, tripura, uttar pradesh, uttarakhand, west bengal,
  jammu and kashmir, ladakh, puducherry, a.p., u.p., m.p., t.n., ka, mh, tn, kl, gj, rj, up, wb, ts, dl`
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' ')),
);

/**
 * The city that an address ends with, as in "7 Amer Road, Jaipur 302002" or "…, Kochi, Kerala - 682001, India";
 * null where its end is none. The onboarding asks for an address only.
 */
export function cityOfAddress(address: string): string | null {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.replace(/[-–\s]*\b\d{3}\s?\d{3}\b\.?\s*$/, '').trim())
    .filter(Boolean);
  // A single part can be a street or a city.
  if (parts.length < 2) return null;
  const city = parts.findLast((part) => !afterCity.has(part.toLowerCase()));
  const isName =
    city !== undefined && city !== parts[0] && /^\p{L}[\p{L}\p{M} .'()-]{1,58}$/u.test(city);
  return isName ? city : null;
}
