import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {whenIdle} from '../client/whenIdle';
import {embeddedClient} from './client';
import {correctDialogs} from './dialogSemantics';
import {onReaching} from './reaching';
import {refreshModal} from './refreshModal';

/**
 * What the search dialog needs besides its client: right roles; with the embedded index, a start at
 * the first sign of a reader who is about to search, and new answers when a better index has come.
 */
export function useDialog(isEmbedded: boolean): void {
  const {siteConfig} = useDocusaurusContext();

  useEffect(correctDialogs, []);

  useEffect(() => {
    if (!isEmbedded) return undefined;
    const client = embeddedClient(siteConfig.baseUrl);
    const stopWatching = onReaching(() => client.load());
    // What is there is shown first; and each swap finds the selection that the one before has kept.
    let refreshed = Promise.resolve();
    const refresh = async () => {
      await new Promise<void>(whenIdle);
      if (client.isBehind) await refreshModal();
    };
    const stopListening = client.listen({
      onBetter: () => {
        refreshed = refreshed.then(refresh);
      },
    });
    return () => {
      stopWatching();
      stopListening();
    };
  }, [isEmbedded, siteConfig.baseUrl]);
}
