import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problemOfHtml } from './check-html.ts';

describe('the HTML of a child', () => {
  for (const [html, problem] of Object.entries({
    '<script defer src="https://other.example/x.js"></script>': '<script>',
    '<ScRiPt>1</sCrIpT>': '<script>',
    '<script/src="x">': 'what React does not write: <script/src="x">',
    '<svg><script>1</script></svg>': '<script>',
    '<p title="<script>">': 'what React does not write: <p title="<script>">',
    "<img src=x onerror='go()'>": "what React does not write: <img src=x onerror='go()'>",
    '<img src="x" onerror="go()">': '<img onerror="go()">',
    '<b\u000conclick="go()">': '<b onclick="go()">',
    '<!-- --!><img src="x"> -->': 'what React does not write: <!-- --!><img src="x"> -->',
    '<!--><script>1</script>-->': 'what React does not write: <!--><script>1</script>-->',
    '<![CDATA[<script>1</script>]]>': 'what React does not write: <![CDATA[<script>1</script>]]>',
    '</script ><p>': '<script>',
    '<p <script>': 'what React does not write: <p <script>',
    '<noscript><p title="</noscript><base href=x>"></noscript>':
      'what React does not write: <p title="</noscript><base href=x>"></no',
    '<base href="https://other.example/">': '<base>',
    '<meta http-equiv="refresh" content="0;url=https://other.example">': '<meta>',
    '<link rel="stylesheet" href="https://other.example/x.css">': '<link>',
    '<style>*{display:none}</style>': '<style>',
    '<iframe srcdoc="x"></iframe>': '<iframe srcdoc="x">',
    '<iframe src="/frames/a/b"></iframe>': '<iframe src="/frames/a/b">',
    '<iframe src="/frames/a/b" sandbox="allow-scripts allow-forms allow-same-origin"></iframe>':
      '<iframe src="/frames/a/b" sandbox="allow-scripts allow-forms allow-same-origin">',
    '<iframe src="/designers" sandbox="allow-scripts allow-forms"></iframe>':
      '<iframe src="/designers" sandbox="allow-scripts allow-forms">',
    '<iframe src="/frames/a/../../x" sandbox="allow-scripts allow-forms"></iframe>':
      '<iframe src="/frames/a/../../x" sandbox="allow-scripts allow-forms">',
    '<iframe src="/frames/a/%2E%2e/x" sandbox="allow-scripts allow-forms"></iframe>':
      '<iframe src="/frames/a/%2E%2e/x" sandbox="allow-scripts allow-forms">',
    '<iframe src="/frames/a/&#46;&#46;/x" sandbox="allow-scripts allow-forms"></iframe>':
      '<iframe src="/frames/a/&#46;&#46;/x" sandbox="allow-scripts allow-forms">',
    '<iframe src="/frames/a/b" sandbox="allow-scripts allow-forms" name="top"></iframe>':
      '<iframe src="/frames/a/b" sandbox="allow-scripts allow-forms" name="top">',
    '<template shadowrootmode="open"></template>': '<template shadowrootmode="open">',
    '<p id="aangan-composition">{}</p>': '<p id="aangan-composition">',
    '<img name="getElementById"/>': '<img name="getElementById">',
    '<form name="head"></form>': '<form name="head">',
    '<button formaction="https://other.example">': '<button formaction="https://other.example">',
    '<p id="&#97;angan-composition">{}</p>': '<p id="&#97;angan-composition">',
    '<input form="x"/>': '<input form="x">',
    '<a ping="https://other.example">': '<a ping="https://other.example">',
    '<form action="https://other.example"></form>': '<form action="https://other.example">',
    '<form action="/&#47;other.example"></form>': '<form action="/&#47;other.example">',
    '<div\u00a0a="">': 'what React does not write: <div\u00a0a="">',
    '<div\va="">': 'what React does not write: <div\va="">',
    '<p></p\u00a0>': 'what React does not write: </p\u00a0>',
    '<p style="--a:url(https://other.example)">': '<p style="--a:url(https://other.example)">',
    '<p style="--a:u\\72l(/x)">': '<p style="--a:u\\72l(/x)">',
    '<math><mi></mi></math>': '<math>',
    '<form action="//other.example"></form>': '<form action="//other.example">',
    '<p>1 < 2</p>': 'what React does not write: < 2</p>',
  })) {
    test(`may not be ${html}`, () => assert.equal(problemOfHtml(html), `its HTML has ${problem}`));
  }

  for (const [html, problem] of Object.entries({
    '</div><form action="/vendors"></form>': 'has </div> where it is not open',
    '<p></div></p>': 'has </div> where it is not open',
    '<div/></div></div>': 'has </div> where it is not open',
    '<li><div><li></li></div></li>': 'has <li> in <li><div>',
    '<dd><div><dt></dt></div></dd>': 'has <dt> in <dd><div>',
    '<button><div><button></button></div></button>': 'has <button> in <button><div>',
    '<select><div></div></select>': 'has <div> in <select>',
    '<a><b><a></a></b></a>': 'has <a> in <a><b>',
    '<textarea><p></p></textarea>': 'has <p> in <textarea>',
    '<noscript><div><noscript></noscript></div></noscript>': 'has <noscript> in <noscript><div>',
    '<table><div><table></table></div></table>': 'has <div> in <table>',
    '<table><tbody><tr><td><div><table></table></div></td></tr></tbody><table></table></table>':
      'has <table> in <table>',
    '<h1><div><h1></h1></div></h1>': 'has <h1> in <h1><div>',
    '<header><div><svg><header><div></div></header></svg></div></header>':
      'has <header> in <header><div><svg>',
    '<table><td><td></td><div><table></table></div></td></table>': 'has <td> in <table>',
    '<br></br>': 'has </br> where it is not open',
    '<template data-x="">': 'leaves <template> open',
    '<textarea>': 'leaves <textarea> open',
    '<noscript><p></p>': 'leaves <noscript> open',
  })) {
    test(`keeps to its place: ${html}`, () =>
      assert.equal(problemOfHtml(html), `its HTML ${problem}`));
  }

  test('may be whatever React writes', () => {
    const html = `<!--$--><main id="main" class="a b"><iframe class="c" title="Shown by the team &quot;x&quot;" src="/frames/offers/hi/offers?a=1&amp;b=D&#x27;Souza..%2e" sandbox="allow-scripts allow-forms" referrerPolicy="no-referrer"></iframe><h1>1 &lt; 2</h1><form action="#" method="dialog"></form><form action="/designers" method="get"><input name="search" required="" value="&quot;"/></form>
      <svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0" stroke-width="1"></path></svg><img alt="" src="/a.webp"/>
      <!-- --><!--$!--><template data-dgst="left"></template><noscript><a href="/x">x</a></noscript>
      <ul><li><ul><li>a</li></ul></li><li>b</li></ul><dl><dt>a</dt><dd>b<dl><dd>c</dd></dl></dd></dl>
      <select name="sort"><optgroup label="a"><option value="a" selected="">a</option></optgroup></select>
      <table><caption>a</caption><tbody><tr><th>a</th><td><table><tbody></tbody></table></td></tr></tbody></table>
      <p lang="hi" style="--a:1px">नमस्ते</p><textarea>a</textarea></main><!--/$-->`;
    assert.equal(problemOfHtml(html), undefined);
  });

  test('is read in time that grows with it, also what is written to be slow', () => {
    const times = ['<a ', '<!--', '<a b="', '<a b', ' b', '><b', '><br'].map((text) => {
      const html = `<a ${text.repeat(1_000_000)}`;
      const begun = performance.now();
      assert.match(
        problemOfHtml(html) ?? '',
        /React does not write|more than 20000 tags|200 elements deep/,
      );
      return performance.now() - begun;
    });
    assert.ok(Math.max(...times) < 60_000, String(times));
  });
});
