import { termsVersion } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { ApiSettings } from '../../config.ts';

const SiteFacts = Type.Object({
  provider_name: Type.String({ description: 'The legal name of the provider' }),
  court_city: Type.String(),
  support_email: Type.String(),
  terms_version: Type.String({ description: 'Year and month, as in 2026-11' }),
  grievance_officer: Type.Object({
    name: Type.String(),
    address: Type.String(),
    email: Type.String(),
  }),
});

/** The provider's details for the legal pages. */
export const siteRoutes: FastifyPluginAsyncTypebox<{ settings: ApiSettings }> = async (
  app,
  { settings },
) => {
  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'siteFacts',
        summary: 'Who runs this site, for its legal pages',
        response: { 200: SiteFacts },
      },
    },
    async () => ({
      provider_name: settings.providerName,
      court_city: settings.courtCity,
      support_email: settings.supportEmail,
      terms_version: termsVersion,
      grievance_officer: {
        name: settings.grievanceOfficerName,
        address: settings.grievanceOfficerAddress,
        email: settings.grievanceOfficerEmail,
      },
    }),
  );
};
