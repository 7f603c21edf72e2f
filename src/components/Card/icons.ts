/** Line icons on a 24 by 24 grid. Each value is the `d` of a stroked path. */
export const icons = {
  /** A lightning bolt. */
  start: 'M13 3 5 14h6l-1 7 8-11h-6z',
  /** Two connected steps. */
  workflow: 'M5 4h6v5H5zM13 15h6v5h-6zM8 9v5a3 3 0 0 0 3 3h2',
  /** A circle with four rays. */
  trigger: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  /** Three blocks and a plus sign. */
  apps: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 14v6M14 17h6',
  data: 'M5 6c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3v12c0 1.7 3.1 3 7 3s7-1.3 7-3V6M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3',
  account:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2.5 21c0-4 2.7-6.5 6.5-6.5M15 14h6v6h-6zM16.5 14v-1.5a1.5 1.5 0 0 1 3 0V14',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  api: 'M4 6h16M4 12h10M4 18h6M17 14l4 4-4 4',
  terminal: 'M3 5h18v14H3zM7 9l3 3-3 3M12.5 15H17',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.8 2.1c-.8.5-1.3 1.1-1.3 2.1M12 16.8v.2',
  limits: 'M4 18a8.5 8.5 0 1 1 16 0M12 15l4-6M12 14.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-3.6 2.6-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.3M18 14.5c2.2.8 3.5 2.7 3.5 5.5',
  shield: 'M12 3 5 6v5c0 4.7 2.9 8.3 7 10 4.1-1.7 7-5.3 7-10V6zM9 12l2 2 4-4',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15.5 8.5l-2 5-5 2 2-5z',
  migrate: 'M4 8h13l-3.5-3.5M20 16H7l3.5 3.5',
} as const;

export type IconName = keyof typeof icons;
