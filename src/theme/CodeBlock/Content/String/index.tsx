/**
 * Change (eject, the original measures every block when the app starts): a `ResizeObserver` measures
 * blocks when they're visible. Otherwise, the browser has to lay out each block in a closed tab on its
 * own, because it can still find text in there (`contributing/performance.md`).
 */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@site/src/components/codeBlock';
import type {Props} from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';

/** Whether lines wrap, and whether there's one that's too long for the block. */
function useWordWrap() {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current!;
    const observer = new ResizeObserver(() => setScrollable(block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
  }, []);

  function toggle() {
    const {style} = codeBlockRef.current!.querySelector('code')!;
    style.whiteSpace = isEnabled ? '' : 'pre-wrap';
    style.overflowWrap = isEnabled ? '' : 'anywhere';
    setEnabled(!isEnabled);
  }

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}

export default function CodeBlockString({children: code, ...props}: Props): ReactNode {
  const {magicComments, defaultLanguage} = useThemeConfig().prism;
  const {className, metastring, title, language, showLineNumbers} = props;
  const fence = {className, metastring, title, language, showLineNumbers};
  return (
    <CodeBlockContextProvider
      metadata={createCodeBlockMetadata({code, ...fence, magicComments, defaultLanguage})}
      wordWrap={useWordWrap()}
    >
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
