/** What programs that open pages by themselves call themselves, as far as they say so. */
const robots =
  /bot\b|bots?[/;)]|crawl|spider|slurp|headless|phantom|lighthouse|pagespeed|preview|scrap|facebookexternalhit|whatsapp|python|curl|wget|axios|node-fetch|undici|okhttp|java\/|go-http|postman|uptime|monitor/i;

/** Whether a User-Agent is no browser of a person; one that says nothing is none. */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith('Mozilla/') || robots.test(userAgent);
