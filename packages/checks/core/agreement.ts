/**
 * Verbs that don't agree with their subject, and other forms that Harper doesn't find. Each pattern
 * only matches where nothing else can be meant, such as at the start of a sentence.
 */
import type {Wording} from '../rules/wording.ts';

/** Words in -s that follow a modal verb or "to", and aren't verbs in the third person. */
const NO_VERB =
  'always|perhaps|sometimes|besides|thus|this|its|his|hers|ours|theirs|yes|plus|minus|focus|bias|alias|alas|yours|across|towards|afterwards|nowadays|[a-z]+ous|[a-z]*less|[a-z]+ics';

/** A verb in the third person, such as "returns". */
const THIRD = `(?!(?:${NO_VERB})\\b)[a-z]{3,}[^sui\\W\\d_]s`;

/** Plural nouns that look like singulars, and singular ones that look like plurals. */
const PLURAL =
  'people|data|media|children|criteria|police|rest|following|latter|former|majority|others?|first|last|next|same|two|three|four|five|six|seven|eight|nine|ten|few|many|more|most|remaining|team|staff|[a-z]+(?:ed|ing|est)';
const SINGULAR =
  'series|news|alias|canvas|lens|means|atlas|bias|gas|dns|https|tls|aws|os|css|js|sms|rss|cors|yes|plus|basis|sms|kubernetes';

const START = '(?<=^|[.!?:] )';

const base = (verb: string) =>
  ({has: 'have', is: 'be', was: 'be', does: 'do', goes: 'go'})[verb] ??
  verb.replace(/ies$/, 'y').replace(/(?<=sh|ch|x|ss)es$|s$/, '');

const OTHER_FORM: Readonly<Record<string, string>> = {
  ...{is: 'are', was: 'were', has: 'have', does: 'do'},
  ...{are: 'is', were: 'was', have: 'has', do: 'does'},
};

const SENT: Readonly<Record<string, string>> = {
  ...{send: 'sent', build: 'built', choose: 'chosen', write: 'written', give: 'given'},
  ...{take: 'taken', keep: 'kept', make: 'made', find: 'found', know: 'known', lose: 'lost'},
};

const says = ({match}: {match: RegExpMatchArray}, why: string) => `"${match[0]}": ${why}`;

const rule = (pattern: string, why: string, fix: (match: RegExpMatchArray) => string): Wording => ({
  pattern: new RegExp(pattern, 'g'),
  message: (found) => says(found, why),
  fix: ({match}) => `write ${fix(match)}`,
});

const AFTER_MODAL = 'after this word, the verb has no -s';
const SUBJECT = "the verb doesn't agree with its subject";

export const agreement: readonly Wording[] = [
  rule(
    `\\b((?:does|do|did) not|(?:does|do|did|ca|could|should|must|wo|would)n't|cannot|(?:must|should|may|can) not) (has|is|was|goes|${THIRD})\\b`,
    AFTER_MODAL,
    ([, modal, verb]) => `"${modal} ${base(verb!)}"`,
  ),
  rule(
    `(?<=\\b(?:it|they|you|we|which|that|who|[a-z]+(?:er|or|ow|ep|st|ey|nt|ion)) )(can|could|should|must|may|might|would) (has|is|was|goes|${THIRD})\\b(?! (?:can|are|have|do|that)\\b)`,
    AFTER_MODAL,
    ([, modal, verb]) => `"${modal} ${base(verb!)}"`,
  ),
  rule(
    `${START}(The|Your|These|Those|All|Both|Some|Many|Most) (?!(?:${SINGULAR})\\b)([a-z]{2,}[^sui\\W\\d_]s) (is|was|has|does)\\b`,
    SUBJECT,
    ([, the, noun, verb]) => `"${the} ${noun} ${OTHER_FORM[verb!]}"`,
  ),
  rule(
    `${START}(The|A|An|Your|This|That|Each|Every) (?!(?:${PLURAL})\\b)([a-z]{2,}[^s\\W\\d_]) (are|were|have|do)\\b`,
    SUBJECT,
    ([, the, noun, verb]) => `"${the} ${noun} ${OTHER_FORM[verb!]}"`,
  ),
  rule(
    `${START}(Each|One|Either|Neither) of (the|these|those|your|its) ([a-z]+s) (are|were|have|do)\\b`,
    SUBJECT,
    ([, each, the, noun, verb]) => `"${each} of ${the} ${noun} ${OTHER_FORM[verb!]}"`,
  ),
  rule(
    `\\b([Tt]his) (?!(?:${SINGULAR})\\b)([a-z]{2,}[^sui\\W\\d_]s) (are|were|have)\\b`,
    SUBJECT,
    ([, , noun, verb]) => `"these ${noun} ${verb}"`,
  ),
  rule(
    `\\b([Tt]hese|[Tt]hose) (?!(?:${PLURAL})\\b)([a-z]{2,}[^s\\W\\d_]) (is|was|has)\\b`,
    SUBJECT,
    ([, these, noun, verb]) => `"${/^.hose/.test(these!) ? 'that' : 'this'} ${noun} ${verb}"`,
  ),
  rule(
    `(?<=\\b[a-z]{2,}[^sui\\W\\d_]s )that (is|was|has|does|[a-z]{2,}(?:gn|it|un|il|nd|rt)s)\\b(?= (?:to|with|for|from|in|not|a|an|the|on)\\b)(?<!(?:sets|means|says|says|shows|checks|knows|sees|ensures|makes|guarantees|states|needs|one|lets|assumes|requires) that \\w+)`,
    SUBJECT,
    ([, verb]) => `"that ${OTHER_FORM[verb!] ?? base(verb!)}" if it's about the plural before it`,
  ),
  rule(
    `\\bThere(?:'s| is| was) (several|many|multiple|various|two|three|four|five|some [a-z]+[^s\\W]s)\\b`,
    SUBJECT,
    ([, many]) => `"There are ${many}"`,
  ),
  rule(
    `\\b([Tt]here are) (an?|one|another)(?! (?:few|number|lot|couple|dozen|hundred|thousand|million|variety|handful|range|total|or|and)\\b) `,
    SUBJECT,
    ([, , one]) => `"There is ${one}"`,
  ),
  rule(
    `\\b([Tt]hey|[Ww]e|[Yy]ou) (is|was|has|does)\\b`,
    SUBJECT,
    ([, they, verb]) => `"${they} ${OTHER_FORM[verb!]}"`,
  ),
  rule(
    `\\b([Ii])ts (an?|the|not|been|possible|impossible|important|recommended|likely|because)\\b`,
    "this is short for it is, so it's spelled it's",
    ([, i, word]) => `"${i}t's ${word}"`,
  ),
  rule(
    `\\b([Yy])our (are|using|going|can|must|should|able|not|running|about to)\\b`,
    'your shows what belongs to you',
    ([, y, word]) =>
      `"${/^(?:using|going|able|not|running|about)/.test(word!) ? `${y}ou're` : `${y}ou`} ${word}"`,
  ),
  rule(
    `\\b(?<!\\b(?:if|when|as|that|what|where|which|how|before|after|until|and|or|the|can|do|code|while|because|unless|whenever|data) )you (workflows?|steps?|accounts?|projects?|pages?|API|browser|server|keys?|source code|README|events?|app|component|trigger|website|site|repository|application|package|script)\\b`,
    'a word is missing, or its last letter',
    ([, noun]) => `"your ${noun}"`,
  ),
  rule(
    `(?<=\\b(?:[Yy]ou|[Ww]e|[Tt]hey|I|to) )(need|want|have) (add|be|change|create|deploy|get|install|make|open|run|send|set|write|use|do|start|update|delete|call|read|check)\\b(?! (?:time|access|permission))`,
    'a word is missing between the verbs',
    ([, need, verb]) => `"${need} to ${verb}"`,
  ),
  rule(
    `(?<=\\b(?:you|CLI|it|them|this|command|button|key|step|workflow|order|used|able|want|need|try|how) )to (has|is|was|does|runs|sends|uses|creates|deletes|deploys|adds|gets|makes|opens|stops|starts|changes|returns|reads|writes|stores|calls|keeps|allows|provides|contains|handles|installs|checks)\\b`,
    'after to, the verb has no -s',
    ([, verb]) => `"to ${base(verb!)}"`,
  ),
  rule(
    '(?<=\\b(?:is|are|was|were|be|becomes|gets|has|have|holds|contains|receives|takes|makes) )to (many|much|few|large|small|long|big|late|early|high|low|often)(?![\\w-])',
    'more than enough is spelled too',
    ([, many]) => `"too ${many}"`,
  ),
  rule(
    `\\b(is|are|was|were|be|been|being) (${Object.keys(SENT).join('|')})\\b(?=[ .,])`,
    'this needs the participle of the verb',
    ([, is, verb]) => `"${is} ${SENT[verb!]}"`,
  ),
];
