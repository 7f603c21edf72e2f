import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {embeddedClient} from './client';
import {correctDialogs} from './dialogSemantics';
import {onReaching} from './reaching';
import {refreshModal} from './refreshModal';

/**
 * What the search dialog needs besides its client: right roles; with the embedded index, a start at
 * the first sign of a reader who is about to search, and new answers when the full index has come.
 */
export function useDialog(isEmbedded: boolean): void {
  const {siteConfig} = useDocusaurusContext();

  useEffect(correctDialogs, []);

  useEffect(() => {
    if (!isEmbedded) return undefined;
    const client = embeddedClient(siteConfig.baseUrl);
    const stopWatching = onReaching(() => client.load());
    const stopListening = client.listen({onFull: () => void refreshModal()});
    return () => {
      stopWatching();
      stopListening();
    };
  }, [isEmbedded, siteConfig.baseUrl]);
}
