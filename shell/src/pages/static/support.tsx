/** /support (product-1, section 1: support hours and reply). */
export function Support() {
  return (
    <>
      <p>We are here from 10 AM to 7 PM, Monday to Saturday.</p>
      <p>You typically have our reply within 24 working hours.</p>
      <h2>A complaint about content or an account</h2>
      <p>
        Our grievance officer acknowledges a complaint within 24 hours and resolves it within 15
        days.
      </p>
    </>
  );
}
