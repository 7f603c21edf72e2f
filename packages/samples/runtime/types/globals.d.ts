/** Globals that steps can use without an import. */
declare function defineComponent<P extends Record<string, any>, M extends Record<string, any>>(
  component: {
    type?: string;
    name?: string;
    key?: string;
    version?: string;
    description?: string;
    props?: P;
    methods?: M;
    run(options: import('./types').ActionRunOptions): unknown;
  } & ThisType<M & {[K in keyof P]: any}>,
): object;
