export {
  type Catalogue,
  catalogueFiles,
  cataloguesFolder,
  readCatalogue,
  writeCatalogue,
} from './catalogue.ts';
export { extractMessages, type SourceMessages, updatedCatalogue } from './extract-messages.ts';
