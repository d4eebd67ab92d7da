import {
  type ApiDeclaredItem,
  ApiDocumentedItem,
  type ApiItem,
  ApiItemContainerMixin,
  ApiPackage,
} from '@microsoft/api-extractor-model';
import type { ContractName, PackageContract } from './contract.ts';

const deprecation = /@deprecated\s+(?:(\d{4}-\d{2}-\d{2})\b)?/;

/**
 * A package's contract from API Extractor's doc model.
 * @throws Error when a `@deprecated` tag names no date
 */
export function readPackageContract(docModel: string): PackageContract {
  const [entry] = ApiPackage.loadFromJsonFile(docModel).entryPoints;
  const members = (entry?.members ?? []).filter((item) => !isGenerated(item));
  const names = members.map((item) => [nameOf(item), contractName(item)] as const);
  return Object.fromEntries(names.sort(([first], [second]) => first.localeCompare(second)));
}

/** The API's own types are generated; what they promise is in the OpenAPI document. */
function isGenerated(item: ApiItem): boolean {
  return (item as ApiDeclaredItem).fileUrlPath?.includes('.generated') ?? false;
}

function contractName(item: ApiItem): ContractName {
  const deprecated = deprecatedUntil(item);
  const members = ApiItemContainerMixin.isBaseClassOf(item)
    ? item.members.map((member) => [nameOf(member), textOf(member)] as const)
    : [];
  return {
    declaration: textOf(item),
    ...(members.length > 0 && { members: Object.fromEntries(members) }),
    ...(deprecated && { deprecated }),
  };
}

/** A name without its overload's number for the first overload. */
function nameOf(item: ApiItem): string {
  const { overloadIndex = 1 } = item as { overloadIndex?: number };
  return overloadIndex > 1 ? `${item.displayName} (${overloadIndex})` : item.displayName;
}

function textOf(item: ApiItem): string {
  return (item as ApiDeclaredItem).excerpt.text.replace(/\s+/g, ' ').trim();
}

function deprecatedUntil(item: ApiItem): string | undefined {
  const comment = item instanceof ApiDocumentedItem ? item.tsdocComment : undefined;
  const text = comment?.deprecatedBlock && comment.emitAsTsdoc();
  const tag = text ? deprecation.exec(text) : null;
  if (!tag) return undefined;
  if (!tag[1]) {
    throw new Error(
      `${item.displayName} is deprecated without a date: write "@deprecated YYYY-MM-DD and what to use instead".`,
    );
  }
  return tag[1];
}
