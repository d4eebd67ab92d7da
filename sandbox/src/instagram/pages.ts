import { escapeHtml } from '@aangan/server/requests';
import { plainPage, sandboxPath } from 'api/sandbox';
import type { SandboxAccount, SandboxPost } from './instagram.repository.ts';
import type { SandboxMedium } from './media.ts';

const title = (name: string) => `${name} · Instagram sandbox`;
const accountUrl = (username: string) => `${sandboxPath}/accounts/${escapeHtml(username)}/`;
const note =
  'This stands in for Instagram in demo mode. Nothing here reaches Instagram, and nothing leaves this machine.';

/** @param asked the query of the authorise page, which its form sends along */
export function authorisePage(
  asked: Record<string, string>,
  suggested: string,
  accounts: readonly SandboxAccount[],
): string {
  const hidden = Object.entries(asked).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return plainPage(
    title('Allow access'),
    `<h1>Aangan asks for access to your Instagram account</h1>
<p>${note}</p>
<p>Aangan would see your user name and your posts. It could not post for you.</p>
<form method="post" action="${sandboxPath}/oauth/authorize">
${hidden.join('\n')}
<label>Instagram account
<input name="username" value="${escapeHtml(suggested)}" required pattern="[a-z0-9._]{1,30}" maxlength="30" list="accounts" autocomplete="off" autocapitalize="none" spellcheck="false"></label>
<datalist id="accounts">${accounts.map(({ username }) => `<option value="${escapeHtml(username)}">`).join('')}</datalist>
<p>A name that is not known yet becomes a new account with a few posts.</p>
<div class="actions">
<button name="decision" value="allow">Allow</button>
<button class="quiet" name="decision" value="deny" formnovalidate>Deny</button>
</div>
</form>`,
  );
}

export function refusedPage(why: string): string {
  return plainPage(
    title('Not possible'),
    `<h1>This request cannot be allowed</h1><p>${escapeHtml(why)}</p>`,
  );
}

export function accountsPage(accounts: readonly SandboxAccount[]): string {
  const entries = accounts.map(
    ({ username }) =>
      `<li><a href="${accountUrl(username)}"><strong>${escapeHtml(username)}</strong></a></li>`,
  );
  return plainPage(
    title('Accounts'),
    `<h1>Instagram sandbox</h1>
<p>${note}</p>
${entries.length > 0 ? `<ol>${entries.join('\n')}</ol>` : '<p>No account yet. One is made when a designer or vendor connects Instagram.</p>'}`,
  );
}

export function accountPage(
  { username }: SandboxAccount,
  posts: readonly SandboxPost[],
  media: readonly SandboxMedium[],
): string {
  const options = media.map(
    ({ files, title: name, type }) =>
      `<option value="${escapeHtml(files[0] ?? '')}">${type === 'VIDEO' ? 'Video: ' : ''}${escapeHtml(name)}</option>`,
  );
  const act = (path: string, label: string) =>
    `<form method="post" action="${accountUrl(username)}${path}/"><button class="quiet">${label}</button></form>`;
  return plainPage(
    title(username),
    `<p><a href="${sandboxPath}/">← All accounts</a></p>
<h1>${escapeHtml(username)}</h1>
<p>${note}</p>
<h2>Add a post</h2>
<form method="post" action="${accountUrl(username)}posts/">
<label>Picture or video<select name="choice">${options.join('')}<option value="carousel">Three pictures</option></select></label>
<label>Caption<input name="caption" maxlength="2200"></label>
<button>Add post</button>
</form>
<h2>Posts</h2>
${posts.length > 0 ? `<ol class="posts">${posts.map((post) => postEntry(username, post)).join('\n')}</ol>` : '<p>No posts.</p>'}
<h2>Access of Aangan</h2>
<div class="actions">
${act('expire', 'Let the access expire')}
${act('deauthorise', 'Remove Aangan’s access')}
${act('deletion', 'Ask Aangan to delete the data')}
</div>`,
  );
}

export function deletionAnswerPage(
  username: string,
  answer: { url: string; code: string },
): string {
  return plainPage(
    title('Deletion'),
    `<p><a href="${accountUrl(username)}">← ${escapeHtml(username)}</a></p>
<h1>Aangan has answered</h1>
<dl><dt>Confirmation code</dt><dd>${escapeHtml(answer.code)}</dd>
<dt>Status</dt><dd><a href="${escapeHtml(answer.url)}">${escapeHtml(answer.url)}</a></dd></dl>`,
  );
}

function postEntry(username: string, { id, media_type, files, caption }: SandboxPost): string {
  const picture = media_type === 'VIDEO' ? files[1] : files[0];
  const kind = { IMAGE: 'Picture', VIDEO: 'Video', CAROUSEL_ALBUM: 'Pictures' }[media_type];
  return `<li><img src="${sandboxPath}/media/${escapeHtml(picture ?? '')}" alt="" loading="lazy">
<p>${kind}${caption ? `: ${escapeHtml(caption)}` : ''}</p>
<form method="post" action="${accountUrl(username)}posts/${id}/delete/"><button class="quiet" aria-label="Delete post ${id}">Delete</button></form></li>`;
}
