import { PassThrough, Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactNode } from 'react';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { CompiledRules } from '../../theme/served/compiled-rules';
import { compactStyle } from '../../theme/served/compact-style';

/** A page whose parts answer within this time is complete without JavaScript. */
const grace = 300;

export interface RenderedApplication {
  /**
   * Style elements and preloaded pictures for the document's head; empty if the application is streamed with its own.
   */
  styles: string;
  html: Readable;
  /** All of it, if it is not streamed. */
  whole: string;
  /** Late parts are at the end, and need JavaScript to move to their place. */
  isStreamed: boolean;
}

const styleElement = /^<style ([^>]*)>([^]*)<\/style>$/;

/** The rules of a page's components, in one element. */
function styleTags(sheet: ServerStyleSheet): string {
  const tags = sheet.getStyleTags();
  const [, attributes = '', text = ''] = styleElement.exec(tags) ?? [];
  const compact = compactStyle(text);
  return compact ? `<style ${attributes} data-compact>${compact}</style>` : tags;
}

async function textOf(stream: PipeableStream): Promise<string> {
  const chunks: Buffer[] = [];
  const all = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  stream.pipe(all);
  await finished(all);
  return Buffer.concat(chunks).toString();
}

async function wholeOf(stream: PipeableStream, sheet: ServerStyleSheet): Promise<RenderedApplication> {
  const html = await textOf(stream);
  // React preloads the first picture here; in the head, browsers find it first.
  const [announced = ''] = /^(<link [^>]*>)*/.exec(html) ?? [];
  const styles = announced + styleTags(sheet);
  sheet.seal();
  return { styles, html: Readable.from([html.slice(announced.length)]), whole: html, isStreamed: false };
}

function streamOf(stream: PipeableStream, sheet: ServerStyleSheet): RenderedApplication {
  const html = new PassThrough();
  sheet.interleaveWithNodeStream(stream.pipe(new PassThrough())).pipe(html);
  return { styles: '', html, whole: '', isStreamed: true };
}

/**
 * Renders the application as a whole if its parts are ready in time; otherwise, streams it.
 * @throws errors of the shell
 */
export function renderApplication(application: ReactNode, nonce: string, onError: (error: unknown) => void) {
  const sheet = new ServerStyleSheet({ nonce });
  return new Promise<RenderedApplication>((answer, fail) => {
    const styled = (
      <StyleSheetManager sheet={sheet.instance}>
        <CompiledRules>{application}</CompiledRules>
      </StyleSheetManager>
    );
    const stream = renderToPipeableStream(styled, {
      nonce,
      // Complete parts stay in place; by default, React would move large ones to the end.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        const timer = setTimeout(() => start(streamOf), grace);
        settle = () => clearTimeout(timer);
      },
      onAllReady: () => start(wholeOf),
      onShellError: fail,
      onError,
    });
    let settle = () => {};
    let started = false;
    function start(send: typeof wholeOf | typeof streamOf) {
      if (started) return;
      started = true;
      settle();
      Promise.resolve(send(stream, sheet)).then(answer, fail);
    }
  });
}
