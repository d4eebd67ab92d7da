export {
  readSettings,
  SettingsError,
  type SettingsOf,
  type SettingsSpec,
} from './read-settings.ts';
export {
  choiceSetting,
  flagSetting,
  integerSetting,
  portSetting,
  type Setting,
  textSetting,
  urlSetting,
} from './setting.ts';
