/** The pictures of the product that pages can show. */
import type {ReactNode} from 'react';
import {ActionPanel} from './ActionPanel';
import {BuilderPanel, type BuilderStep} from './Builder';
import {EventPanel, EventsPanel} from './InspectorPanels';
import Picture, {type PictureProps} from './Picture';
import {ExecutionPanel, GeneralPanel} from './SettingsPanels';
import {TriggerPanel} from './TriggerPanel';

interface BuilderProps extends PictureProps {
  workflow: string;
  steps: readonly BuilderStep[];
}

/** A workflow in the builder. */
export function BuilderPicture({workflow, steps, ...rest}: BuilderProps): ReactNode {
  return <Picture {...rest} panels={[<BuilderPanel key="builder" {...{workflow, steps}} />]} />;
}

/** The workflow of the quickstart in the builder, and its action with the fields filled in. */
export function QuickstartPicture({workflow, steps, ...rest}: BuilderProps): ReactNode {
  const panels = [
    <BuilderPanel key="builder" {...{workflow, steps}} />,
    <ActionPanel key="action" />,
  ];
  return <Picture {...rest} panels={panels} />;
}

/** An HTTP trigger with its fields and events. */
export function TriggerPicture({url, ...rest}: PictureProps & {url: string}): ReactNode {
  return <Picture {...rest} panels={[<TriggerPanel key="trigger" url={url} />]} />;
}

/** The list of events, and a failed event. */
export function InspectorPicture({
  workflow,
  ...rest
}: PictureProps & {workflow: string}): ReactNode {
  const panels = [<EventsPanel key="events" workflow={workflow} />, <EventPanel key="event" />];
  return <Picture {...rest} panels={panels} />;
}

interface SettingsProps extends PictureProps {
  timeout: string;
  memory: string;
}

/** The settings of a workflow, with their defaults. */
export function SettingsPicture({timeout, memory, ...rest}: SettingsProps): ReactNode {
  const panels = [
    <GeneralPanel key="general" />,
    <ExecutionPanel key="execution" {...{timeout, memory}} />,
  ];
  return <Picture {...rest} panels={panels} />;
}
