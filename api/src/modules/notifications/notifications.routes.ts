import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import {
  LanguageQuery,
  NotificationList,
  NotificationSettings,
  NotificationSettingsBody,
  NotificationsQuery,
  ReadNotificationsBody,
  UnreadNotifications,
} from './notifications.schemas.ts';
import { createNotificationsService } from './notifications.service.ts';
import { changeSettings, readSettings } from './settings.service.ts';

const problem = reference(Problem);
const refused = { 400: problem, 401: problem };
const security = [{ bearer: [] }];

/** `/api/notifications`: what the own account was told, and what of it is wanted. */
export const notificationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const db = app.database.kysely;
  const service = createNotificationsService(db);

  app.addHook(
    'onRequest',
    app.admit(() => true),
  );
  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listNotifications',
        summary: 'What the own account was told, newest first; read ones stay for 90 days',
        security,
        querystring: NotificationsQuery,
        response: { 200: reference(NotificationList), ...refused },
      },
    },
    async (request) => {
      const { id, language } = app.callerOf(request);
      return service.list(id, request.query.language ?? language, request.query);
    },
  );

  app.get(
    '/unread/',
    {
      schema: {
        operationId: 'countUnreadNotifications',
        summary: 'How many of the own notifications are unread',
        security,
        response: { 200: reference(UnreadNotifications), 401: problem },
      },
    },
    async (request) => service.unread(app.callerOf(request).id),
  );

  app.post(
    '/read/',
    {
      schema: {
        operationId: 'readNotifications',
        summary: 'Mark an own notification as read (`id`), or all up to one (`up_to`)',
        security,
        body: ReadNotificationsBody,
        response: { 200: reference(UnreadNotifications), ...refused, 404: problem, 429: problem },
      },
    },
    async (request) => service.markRead(app.callerOf(request).id, request.body),
  );

  app.get(
    '/settings/',
    {
      schema: {
        operationId: 'getNotificationSettings',
        summary: 'What the own account is told, on the site and by mail, and its quiet hours',
        security,
        querystring: LanguageQuery,
        response: { 200: reference(NotificationSettings), ...refused },
      },
    },
    async (request) => {
      const { id, language } = app.callerOf(request);
      return readSettings(db, id, request.query.language ?? language);
    },
  );

  app.patch(
    '/settings/',
    {
      schema: {
        operationId: 'setNotificationSettings',
        summary: 'Choose what the own account is told of a kind, or its quiet hours',
        security,
        querystring: LanguageQuery,
        body: NotificationSettingsBody,
        response: { 200: reference(NotificationSettings), ...refused, 429: problem },
      },
    },
    async (request) => {
      const { id, language } = app.callerOf(request);
      await changeSettings(db, id, request.body);
      return readSettings(db, id, request.query.language ?? language);
    },
  );
};
