/** Checks the types of programs as tsc does, in this process: what several of them read is read once. */
import ts from 'typescript';
import type { Consumer } from './consumer.js';

const files = new Map<string, ts.SourceFile | undefined>();

/** Reads each file once. What else is known of a file than its text differs from one way of loading to another. */
function hostFor(folder: string, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createIncrementalCompilerHost(options);
  const { getSourceFile } = host;
  return {
    ...host,
    getCurrentDirectory: () => folder,
    getSourceFile: (name, how, ...more) => {
      const { languageVersion, impliedNodeFormat, jsDocParsingMode } =
        typeof how === 'object' ? how : { languageVersion: how };
      const key = [name, languageVersion, impliedNodeFormat, jsDocParsingMode].join();
      if (!name.includes('node_modules')) return getSourceFile(name, how, ...more);
      if (!files.has(key)) files.set(key, getSourceFile(name, how, ...more));
      return files.get(key);
    },
  };
}

/** By the options: a program that is checked after another one with the same takes over what is known of both. */
const programs = new Map<string, ts.SemanticDiagnosticsBuilderProgram>();

/** What tsc finds in a file of a project, strictly; nothing if all is well. `more` is as in tsconfig.json. */
export function typeCheck(consumer: Consumer, name: string, text: string, more: object): string {
  const { folder } = consumer;
  const strict = { strict: true, noEmit: true, target: 'es2022', types: [] };
  const { options, errors } = ts.convertCompilerOptionsFromJson({ ...strict, ...more }, folder);
  const key = JSON.stringify([folder, more]);
  const program = ts.createSemanticDiagnosticsBuilderProgram(
    [consumer.write(name, text)],
    options,
    hostFor(folder, options),
    programs.get(key),
  );
  programs.set(key, program);
  const found = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
    ...program.emit().diagnostics,
  ];
  return ts.formatDiagnostics(found, {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  });
}
