import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Writes the mean of all reviews, and the ratings and counts of every firm, from the reviews that are there. */
export async function keepDemoRatings(db: Kysely<Tables>): Promise<void> {
  await sql`update review_mean set rating = given.rating from (select avg(rating) as rating from vendor_review
    where hidden_at is null and waiting_since is null) as given where given.rating is not null`.execute(
    db,
  );
  await sql`update designer_profile f
    set rating = given.by_clients, reviews_count = given.clients, rating_lead = given.lead
    from (select distinct client_of_designer_id as id from vendor_review) as firm,
      ratings_of(firm.id, null) as given
    where f.id = firm.id`.execute(db);
  await sql`update vendor_profile f
    set rating = given.by_designers, reviews_count = given.designers, client_rating = given.by_clients,
      client_reviews_count = given.clients, rating_lead = given.lead
    from (select distinct coalesce(vendor_id, client_of_vendor_id) as id from vendor_review) as firm,
      ratings_of(null, firm.id) as given
    where f.id = firm.id`.execute(db);
}
