import { renderToString } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';
import { ClientCard } from './client-card.tsx';
import { type Firm, regionsOf, Still, Whole } from './page.tsx';

/** The markup of each way, with its styles. */
export async function render(way: string, firms: Firm[]): Promise<string> {
  const sheet = new ServerStyleSheet();
  const Regions = regionsOf(async () => undefined);
  const whole = <Whole firms={firms} />;
  if (way === 'regions') {
    const stream = await renderToReadableStream(sheet.collectStyles(<Regions firms={firms} />));
    await stream.allReady;
    const markup = await new Response(stream).text();
    return `${sheet.getStyleTags()}<div id="root">${markup}</div>`;
  }
  if (way === 'islands' || way === 'server-components') {
    renderToString(sheet.collectStyles(whole));
    const cards = firms.map(
      (firm) => `<li data-firm="${firm.id}">${renderToString(<ClientCard firm={firm} />)}</li>`,
    );
    const markup = renderToString(
      way === 'islands' ? (
        <Still>cards</Still>
      ) : (
        <Still>
          {firms.map((firm) => (
            <li key={firm.id} data-firm={firm.id}>
              <ClientCard firm={firm} />
            </li>
          ))}
        </Still>
      ),
    );
    const filled = way === 'islands' ? markup.replace('>cards<', `>${cards.join('')}<`) : markup;
    return `${sheet.getStyleTags()}<div id="root">${filled}</div>`;
  }
  const markup = renderToString(sheet.collectStyles(whole));
  return `${sheet.getStyleTags()}<div id="root">${markup}</div>`;
}
