import type { StoreDocument } from '../support/stores/store-documents';

/** The attempts of a hostile tenant's HTML; each one writes into the page whether it succeeded. */
const attempts = `
  <ul id="results"></ul>
  <a id="inside" href="address://m/cerita">inside</a>
  <a id="outside" href="https://elsewhere.example/offer?x=1">outside</a>
  <a id="script" href="javascript:parent.postMessage('script ran','*')">script</a>
  <script>
    const tell = (name, outcome) => {
      const line = document.createElement('li');
      line.textContent = name + ': ' + outcome;
      document.getElementById('results').append(line);
    };
    const attempt = (name, act) => {
      try {
        Promise.resolve(act()).then((got) => tell(name, got ? 'SUCCEEDED' : 'failed'), () => tell(name, 'failed'));
      } catch {
        tell(name, 'failed');
      }
    };
    attempt('origin', () => origin !== 'null');
    attempt('read cookies', () => document.cookie);
    attempt('write cookies', () => { document.cookie = 'trap=1; path=/'; return document.cookie; });
    attempt('local storage', () => localStorage);
    attempt('session storage', () => sessionStorage);
    attempt('database', () => indexedDB.open('trap'));
    attempt('parent document', () => parent.document);
    attempt('top location', () => { top.location.href = 'https://elsewhere.example/'; return true; });
    attempt('popup', () => open('https://elsewhere.example/'));
    attempt('facade', () => fetch('/graphql'));
    attempt('any host', () => fetch('https://elsewhere.example/'));
    attempt('beacon', () => navigator.sendBeacon('/graphql', 'x') && false);
    attempt('position', () => new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail)));
    attempt('worker', () => new Worker('data:text/javascript,1') && false);
    setTimeout(() => {
      parent.postMessage({ type: 'open', link: 'https://elsewhere.example/untapped' }, '*');
      console.log('asked');
    }, 6000);
    parent.postMessage({ type: 'resize', height: 1e9 }, '*');
    parent.postMessage('nonsense', '*');
  </script>`;

/** A store of a hostile tenant. */
export const trapStore: StoreDocument = {
  codename: 'jebakan',
  app: { view_uid: 'jebakan_app', name: 'Toko Jebakan', layout: 4 },
  components: [
    { view_uid: 'jerat', name: 'Jerat', category: 4, attr3: '1', attr1: attempts },
    { view_uid: 'cerita', name: 'Cerita', category: 0, attr1: '<p>Cerita toko</p>' },
  ],
};
