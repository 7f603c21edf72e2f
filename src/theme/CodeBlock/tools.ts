/**
 * The buttons of code blocks: one copies the code, one wraps its lines where they are too long. They
 * come when the reader is near and the browser has nothing else to do, and say what happened as text
 * and to screen readers.
 */
import {copy} from '@site/src/client/clipboard';
import {timings} from '@site/src/client/timings';
import {whenIdle} from '@site/src/client/whenIdle';
import {copyText} from '@site/src/content/copyText';
import styles from './styles.module.css';

const COPY = 'Copy code to clipboard';
const WRAP = 'Toggle word wrap';

const icon = (className: string, path: string) =>
  `<svg viewBox="0 0 24 24" class="${className}" aria-hidden="true"><path fill="currentColor" d="${path}"/></svg>`;

/** The icons of the theme. */
const COPY_ICON = icon(
  styles.copyIcon!,
  'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
);
const WRAP_ICON = icon(
  styles.wrapIcon!,
  'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
);

const button = (label: string, title: string, content: string) =>
  `<button type="button" class="clean-btn" aria-label="${label}" title="${title}">${content}</button>`;

// The status is beside the button: what is inside of one is part of its name, and not announced.
const COPYING = `${button(COPY, 'Copy', `${COPY_ICON}<span class="${styles.outcome}"></span>`)}<span role="status" class="heard-only"></span>`;
const WRAPPING = button(WRAP, WRAP, WRAP_ICON);

/** The code of a block, of a shell session the commands. */
function textOf(pre: HTMLElement): string {
  const [, language] = /language-(\S+)/.exec(pre.className) ?? [];
  // The last line has an end only so that it is seen.
  return copyText(pre.textContent.replace(/\n$/, ''), language);
}

function enableCopying(group: HTMLElement, pre: HTMLElement): void {
  const copying = group.querySelector('button')!;
  let timer: number;
  const show = (outcome: string) => {
    copying.setAttribute('aria-label', outcome || COPY);
    copying.classList.toggle(styles.shown!, outcome !== '');
    for (const place of [copying.querySelector('span')!, copying.nextElementSibling!]) {
      place.textContent = outcome;
    }
  };
  const tell = (outcome: string) => {
    show(outcome);
    window.clearTimeout(timer);
    timer = window.setTimeout(show, timings.copiedMessage, '');
  };
  copying.addEventListener('click', () => {
    copy(textOf(pre)).then(
      () => tell('Copied'),
      () => tell('Copy failed'),
    );
  });
}

/** The buttons beside the code, made when they are first asked for. */
function groupOf(pre: HTMLElement): HTMLElement {
  const beside = pre.nextElementSibling as HTMLElement | null;
  if (beside) return beside;
  const group = document.createElement('div');
  group.className = styles.buttonGroup!;
  group.innerHTML = COPYING;
  enableCopying(group, pre);
  pre.after(group);
  return group;
}

function addWrapping(group: HTMLElement, code: HTMLElement): void {
  group.insertAdjacentHTML('afterbegin', WRAPPING);
  const wrapping = group.firstElementChild!;
  wrapping.addEventListener('click', () => {
    const isWrapped = code.classList.toggle(styles.wrapped!);
    wrapping.setAttribute('aria-pressed', String(isWrapped));
  });
}

/** Gives a block its buttons; the one that wraps only while there is something to wrap. */
function equip(pre: HTMLElement, isWide: boolean): void {
  const group = groupOf(pre);
  const code = pre.firstElementChild as HTMLElement;
  const wrapping = group.querySelector(`[aria-label="${WRAP}"]`);
  const isNeeded = isWide || code.classList.contains(styles.wrapped!);
  if (isNeeded && !wrapping) addWrapping(group, code);
  else if (!isNeeded) wrapping?.remove();
}

/** Blocks whose size has changed, with whether their code is wider than they are. */
const changed = new Map<HTMLElement, boolean>();

function equipAll(): void {
  for (const [pre, isWide] of changed) if (pre.isConnected) equip(pre, isWide);
  changed.clear();
}

/** Told of sizes, it need not ask for them, which would have the page laid out once more. */
const watchSizes = () =>
  new ResizeObserver((entries) => {
    if (changed.size === 0) whenIdle(equipAll);
    for (const {target} of entries) {
      changed.set(target as HTMLElement, target.scrollWidth > target.clientWidth);
    }
  });

/** Far down on a long page, blocks wait until the reader comes near. */
const watchReader = (sizes: ResizeObserver) => {
  const reader = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (!isIntersecting) continue;
        reader.unobserve(target);
        sizes.observe(target);
      }
    },
    {rootMargin: '100% 0%'},
  );
  return reader;
};

let sizes: ResizeObserver | undefined;
let reader: IntersectionObserver | undefined;

/**
 * Gives a block its buttons when the reader comes near it, and looks again when its size changes.
 *
 * @param frame - the block
 * @returns what ends it
 */
export function watch(frame: HTMLElement): () => void {
  const pre = frame.querySelector('pre')!;
  sizes ??= watchSizes();
  reader ??= watchReader(sizes);
  reader.observe(pre);
  return () => {
    reader!.unobserve(pre);
    sizes!.unobserve(pre);
  };
}
