import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';

/** What the calls are about, by the beginning of their addresses; the first that fits counts. */
const topics = [
  { prefix: '/api/auth/', name: 'Accounts', description: 'Signing in, and the own account' },
  { prefix: '/api/boards/', name: 'Boards', description: 'What visitors save' },
  {
    prefix: '/api/briefs',
    name: 'Briefs',
    description: 'What clients want, and what firms see of it',
  },
  {
    prefix: '/api/quotes',
    name: 'Quotes',
    description: 'What firms offer within conversations, and what clients decide',
  },
  {
    prefix: '/api/jobs',
    name: 'Jobs',
    description: 'Quotes that were accepted: stages, changes and the end',
  },
  {
    prefix: '/api/conversations/',
    name: 'Conversations',
    description: 'What clients and firms write to each other',
  },
  { prefix: '/api/client/', name: 'Requests sent', description: 'What clients ask of firms' },
  {
    prefix: '/api/designers/connection-requests/',
    name: 'Requests received',
    description: 'What firms are asked',
  },
  {
    prefix: '/api/designers/principal-architects/',
    name: 'Principal architects',
    description: 'The people of design firms',
  },
  {
    prefix: '/api/designers/portfolio/',
    name: 'Portfolio',
    description: 'Pictures and videos of the own work',
  },
  {
    prefix: '/api/designers/vendor-reviews/',
    name: 'Reviews',
    description: 'What designers and architects write of vendors',
  },
  { prefix: '/api/designers/vendors/', name: 'Vendors', description: 'Directory and own profile' },
  { prefix: '/api/designers/profiles/', name: 'Designers', description: 'Listing and own profile' },
  {
    prefix: '/api/operator/',
    name: 'Operators',
    description: 'Verification, accounts and reported reviews',
  },
  { prefix: '/api/', name: 'Site', description: 'Media, support, facts and health' },
];

/** The page in the site's colours, without a bar that is of no use for one document. */
const pageStyle = `
  body { background: #f6f1e9; }
  .swagger-ui .topbar { display: none; }
  .swagger-ui .info .title { font-family: Georgia, serif; font-weight: 400; color: #221d18; }
  .swagger-ui .info { margin: 32px 0; }
  .swagger-ui .scheme-container { background: transparent; box-shadow: none; padding: 0 0 16px; }
`;

/** The page loads its own files only and asks this API only; Swagger UI writes styles into its elements. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface OpenApiOptions {
  /** The schemas with a name of their own, each with its `$id`. */
  schemas: readonly object[];
}

/** `/api/openapi.json`, and the same as a page at `/api/docs`. */
export const openapi = fp<OpenApiOptions>(
  async (app, { schemas }) => {
    for (const schema of schemas) app.addSchema(schema);
    app.addHook('onRoute', (route) => {
      const topic = topics.find(({ prefix }) => route.url.startsWith(prefix));
      if (topic && route.schema) route.schema.tags ??= [topic.name];
    });
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Aangan marketplace API',
          version: '1.0.0',
          description:
            'Designers, vendors and the clients who look for them. Bodies follow Django REST Framework and simplejwt. A trailing slash is optional. Sentences of refusals are in English, or in Hindi where `Accept-Language` prefers it.',
        },
        servers: [{ url: '/api' }],
        tags: topics.map(({ name, description }) => ({ name, description })),
        components: {
          securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        },
      },
      refResolver: {
        buildLocalReference: (schema, _base, _fragment, i) => String(schema.$id ?? `schema-${i}`),
      },
    });
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: pagePolicy,
      theme: { title: 'Aangan API', css: [{ filename: 'aangan.css', content: pageStyle }] },
      uiConfig: { docExpansion: 'list', displayRequestDuration: true },
    });
    app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  },
  { name: 'openapi' },
);
