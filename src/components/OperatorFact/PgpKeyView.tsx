import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {PgpKey} from '@site/facts/operator';
import Rows from './Rows';

/** The long ID of a key: the last 16 digits of its fingerprint. */
const keyId = (fingerprint: string) => fingerprint.replace(/ /g, '').slice(-16);

/** The details of a key for comparison, and the key itself. */
export default function PgpKeyView({pgpKey}: {pgpKey: PgpKey}): ReactNode {
  const {userId, fingerprint, expires, publicKey} = pgpKey;
  return (
    <>
      <Rows
        head={['Detail', 'Value']}
        rows={[
          ['User ID', <code key="user">{userId}</code>],
          ['Key ID', <code key="id">{keyId(fingerprint)}</code>],
          ['Fingerprint', <code key="fingerprint">{fingerprint}</code>],
          ['Expires', expires ?? 'No date set'],
        ]}
      />
      <CodeBlock language="text" title="Public key">
        {publicKey.trim()}
      </CodeBlock>
    </>
  );
}
