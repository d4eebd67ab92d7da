import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readSettings, SettingsError } from './read-settings.ts';
import {
  choiceSetting,
  flagSetting,
  integerSetting,
  portSetting,
  textSetting,
  urlSetting,
} from './setting.ts';

const spec = {
  port: portSetting({ variable: 'PORT', about: 'Where it listens.', fallback: 3000 }),
  host: textSetting({
    variable: 'HOST',
    about: 'Its address.',
    fallback: '127.0.0.1',
    example: '0.0.0.0',
  }),
  publicUrl: urlSetting({
    variable: 'PUBLIC_URL',
    about: 'Its name.',
    fallback: undefined,
    example: 'https://aangan.example',
  }),
  channel: choiceSetting({
    variable: 'CHANNEL',
    about: 'What it serves.',
    choices: ['production', 'staging'],
    fallback: 'production',
  }),
  workers: integerSetting({
    variable: 'WORKERS',
    about: 'How many.',
    min: 0,
    max: 8,
    fallback: 2,
  }),
  trace: flagSetting({ variable: 'TRACE', about: 'Whether.', fallback: false }),
};

describe('readSettings', () => {
  test('answers the defaults where variables are unset or blank', () => {
    assert.deepEqual(readSettings(spec, { PORT: '', HOST: '  ' }), {
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      channel: 'production',
      workers: 2,
      trace: false,
    });
  });

  test('reads well-formed values, trimmed, an address without its last slash', () => {
    const env = {
      PORT: ' 4000 ',
      HOST: '::1',
      PUBLIC_URL: 'https://aangan.in/',
      CHANNEL: 'staging',
      WORKERS: '0',
      TRACE: 'yes',
    };
    assert.deepEqual(readSettings(spec, env), {
      port: 4000,
      host: '::1',
      publicUrl: 'https://aangan.in',
      channel: 'staging',
      workers: 0,
      trace: true,
    });
  });

  test('lists every malformed setting at once, with what is expected and an example', () => {
    const env = {
      PORT: '70000',
      PUBLIC_URL: 'localhost:3000',
      CHANNEL: 'canary',
      WORKERS: '2.5',
      TRACE: 'maybe',
    };
    assert.throws(
      () => readSettings(spec, env),
      (error) => {
        assert.ok(error instanceof SettingsError);
        assert.equal(error.problems.length, 5);
        assert.match(error.message, /^5 settings are malformed:/);
        assert.match(
          error.message,
          /PORT: "70000" is not a whole number from 1 to 65535\. Example: PORT=3000/,
        );
        assert.match(error.message, /CHANNEL: "canary" is not one of production, staging/);
        assert.match(error.message, /PUBLIC_URL: "localhost:3000" is not an address/);
        return true;
      },
    );
  });

  test('never repeats the value of a secret', () => {
    const secret = {
      key: urlSetting({
        variable: 'API_SECRET',
        about: 'Key.',
        fallback: undefined,
        example: 'https://…',
      }),
    };
    assert.throws(
      () => readSettings(secret, { API_SECRET: 'hunter2' }),
      (error) => error instanceof SettingsError && !error.message.includes('hunter2'),
    );
  });

  test('never repeats an address that holds a password', () => {
    const bucket = urlSetting({
      variable: 'BLOBS_URL',
      about: '',
      fallback: undefined,
      example: '',
    });
    assert.throws(
      () => readSettings({ bucket }, { BLOBS_URL: 's3://key:hunter2@host/bucket' }),
      (error) => error instanceof SettingsError && !error.message.includes('hunter2'),
    );
  });
});
