// Runs with --conditions react-server: the page as server components, its cards as references to client code.
import { createRequire } from 'node:module';
const [, , tools, moduleId, file] = process.argv;
const require = createRequire(`${tools}/package.json`);
const React = require('react');
const { renderToPipeableStream, registerClientReference } = require('react-server-dom-webpack/server.node');
const { readFileSync } = require('node:fs');
const firms = JSON.parse(readFileSync(file, 'utf8'));
const key = 'client-card#ClientCard';
const Card = registerClientReference(() => { throw new Error('client'); }, 'client-card', 'ClientCard');
const manifest = { [key]: { id: moduleId, chunks: [], name: 'ClientCard' } };
const h = React.createElement;
const cities = Array.from({ length: 120 }, (_, at) => `City ${at}`);
const tree = h(React.Fragment, null,
  h('header', null, ['Designers', 'Vendors', 'Sign in'].map((name) => h('a', { key: name, href: `/${name}` }, name))),
  h('main', null,
    h('h1', null, 'Designers'),
    h('form', null, cities.map((city) => h('label', { key: city }, h('input', { type: 'checkbox', name: 'city', value: city }), h('span', null, city)))),
    h('ul', null, firms.map((firm) => h('li', { key: firm.id, 'data-firm': firm.id }, h(Card, { firm }))))));
renderToPipeableStream(tree, manifest).pipe(process.stdout);
