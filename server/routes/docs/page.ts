import { escapeHtml } from '#server/html.ts';

type Content = { content?: Record<string, { schema?: unknown }>; description?: string };
type Operation = {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};

/** The parts of an OpenAPI document that the page shows. */
export type OpenApi = {
  info: { title: string };
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
};

/** The description as a plain page, without scripts, styles or requests. */
export function renderPage({ info, paths, webhooks }: OpenApi): string {
  const title = escapeHtml(info.title);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      section(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  const events = Object.entries(webhooks).flatMap(([event, methods]) =>
    Object.values(methods).map((operation) => section(`webhook ${event}`, operation)),
  );
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>`,
    `<p><a href="/docs/openapi.json">OpenAPI description (JSON)</a></p>`,
    ...operations,
    ...events,
    `</main></body></html>`,
  ].join('\n');
}

function section(
  name: string,
  { summary, description, parameters, requestBody, responses }: Operation,
): string {
  const answers = Object.entries(responses ?? {}).map(([status, answer]) => {
    const words = escapeHtml(answer.description ?? '');
    return `<dt><strong>${escapeHtml(status)}</strong> ${words}</dt><dd>${schemas(answer)}</dd>`;
  });
  const headers = (parameters ?? []).map(
    (one) =>
      `<li><code>${escapeHtml(one.name)}</code> (${escapeHtml(one.in)}): ${escapeHtml(one.description ?? '')}</li>`,
  );
  return [
    `<section><h2><code>${escapeHtml(name)}</code></h2>`,
    ...[summary, description]
      .filter((text) => text !== undefined)
      .map((text) => `<p>${escapeHtml(text)}</p>`),
    headers.length > 0 ? `<ul>${headers.join('')}</ul>` : '',
    requestBody === undefined ? '' : `<h3>Body</h3>${schemas(requestBody)}`,
    `<h3>Answers</h3><dl>${answers.join('')}</dl></section>`,
  ].join('\n');
}

function schemas({ content = {} }: Content): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<details><summary>${escapeHtml(type)}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`,
    )
    .join('');
}
