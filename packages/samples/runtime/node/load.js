/**
 * Loads the code of a sample. Modules are real ES modules. Everything else is the body of an async
 * function, so that `await`, `return` and `require` work. Lines are those of the page.
 */
'use strict';

const {builtinModules, createRequire} = require('module');
const {pathToFileURL} = require('url');
const vm = require('vm');
const {dependencies} = require('../package.json');

const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;

/** Keeps scripts from garbage collection, because Node 14 crashes if one calls `import()` later. */
const kept = new Set();

/** `got@^11.0.0` -> `got`, `@scope/name@1/sub` -> `@scope/name/sub`. */
function withoutVersion(specifier) {
  return specifier.replace(/^((?:@[^/]+\/)?[^@/]+)@[^/]+/, '$1');
}

/**
 * Samples may only import packages that `packages/samples/runtime/package.json` pins, even if others exist.
 */
function checkPackage(specifier) {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0].replace(/^node:/, '');
  if (builtinModules.includes(name) || dependencies[name]) return;
  throw new Error(
    `Cannot find the package ${name}. Samples can import the packages in packages/samples/runtime/package.json: ${Object.keys(dependencies).join(', ')}`,
  );
}

const isRelative = (specifier) => specifier.startsWith('.');

function importer(job) {
  const modules = new Map();
  const here = pathToFileURL(__filename);

  async function namespaceOf(specifier) {
    const bare = withoutVersion(specifier);
    if (bare === job.platform) return require('./platform');
    if (bare === job.types) return require('./types');
    checkPackage(bare);
    try {
      return await import(bare);
    } catch (error) {
      // The platform bundles code, so package files don't need an extension: lodash/groupBy.
      if (error.code === 'ERR_MODULE_NOT_FOUND') return require(bare);
      throw error;
    }
  }

  function synthetic(namespace, specifier) {
    const isNamespace = Object.prototype.toString.call(namespace) === '[object Module]';
    const values = isNamespace ? namespace : {...namespace, default: namespace};
    const names = [...new Set([...Object.keys(values), 'default'])];
    return new vm.SyntheticModule(
      names,
      function fill() {
        names.forEach((name) => this.setExport(name, values[name]));
      },
      {identifier: specifier},
    );
  }

  async function link(specifier) {
    const local = isRelative(specifier) ? job.modules[specifier] : undefined;
    if (isRelative(specifier) && !local) {
      throw new Error(
        `The sample imports ${specifier}. Add the sample with this code to the case: given.modules: {"${specifier}": <sample name>}`,
      );
    }
    const known = modules.get(specifier);
    if (known) return known;
    const created = local ? toModule(local) : synthetic(await namespaceOf(specifier), specifier);
    modules.set(specifier, created);
    if (local) await created.link(link);
    return created;
  }

  const dynamic = async (specifier) => {
    const found = await link(specifier);
    if (found.status === 'unlinked') await found.link(link);
    await found.evaluate();
    return found.namespace;
  };

  function toModule({code, file, line}) {
    return new vm.SourceTextModule(code, {
      identifier: file,
      lineOffset: line,
      initializeImportMeta: (meta) => (meta.url = here.href),
      importModuleDynamically: dynamic,
    });
  }

  return {link, dynamic, toModule};
}

function requirer(job) {
  const require_ = createRequire(__filename);
  return (specifier) => {
    const bare = withoutVersion(specifier);
    if (job.platformNames.includes(bare)) return require('./platform');
    checkPackage(bare);
    return require_(bare);
  };
}

/** Adds the line of a syntax error, which V8 only gives at the start of the stack. */
function placed(error) {
  const match = /:(\d+)\n/.exec(String(error.stack));
  if (error instanceof SyntaxError && match) error.sampleLine = Number(match[1]);
  return error;
}

/**
 * @returns `{component}` for a module with a default export, `{script}` for one without, and
 *   `{body}` for code without imports and exports; the caller must call the body
 */
async function loadSample(job) {
  try {
    if (job.isModule) {
      const {link, toModule} = importer(job);
      const module = toModule(job);
      await module.link(link);
      await module.evaluate();
      return {component: module.namespace.default, script: module.namespace};
    }
    const parameters = job.parameters.concat(['require', 'module', 'exports']);
    // A script, because `import()` doesn't work in functions of `vm.compileFunction` on Node 14.
    const frame = [`(function (${parameters.join(', ')}) { return async function () {`, '} })'];
    const script = new vm.Script(frame.join(`\n${job.code}\n`), {
      filename: job.file,
      lineOffset: job.line - 1,
      importModuleDynamically: importer(job).dynamic,
    });
    kept.add(script);
    const compiled = script.runInThisContext();
    return {
      body: async (self, values) => {
        const module = {exports: {}};
        const inner = compiled(...values, requirer(job), module, module.exports);
        const result = await inner.call(self);
        return {result, component: module.exports};
      },
    };
  } catch (error) {
    throw placed(error);
  }
}

module.exports = {loadSample, AsyncFunction};
