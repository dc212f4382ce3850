type Attributes = Record<string, string>;

/** Sends spans to an OpenTelemetry collector. */
export interface Tracing {
  /** Runs `body` in a span; `headers` may contain the parent trace. */
  span<T>(name: string, attributes: Attributes, body: () => Promise<T>, headers?: Record<string, unknown>): Promise<T>;
  /**
   * Runs a statement in a span named by its verb and table, without its text, which may contain personal data. Undefined if
   * tracing is off.
   */
  statement?<R>(text: string, send: () => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

/** Tracing is off; no library is loaded. */
export const noTracing: Tracing = {
  span: (_name, _attributes, body) => body(),
  close: async () => undefined,
};

/** OpenTelemetry over OTLP. Its libraries are loaded only here, and read further settings (OTEL_…) themselves. */
export async function openTracing(endpoint: string): Promise<Tracing> {
  const [
    { context, propagation, SpanKind, SpanStatusCode, trace },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { BatchSpanProcessor, TracerProvider },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'whorl' }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('whorl');

  const within = <T>(
    name: string,
    kind: (typeof SpanKind)[keyof typeof SpanKind],
    attributes: Attributes,
    body: () => Promise<T>,
    parent = context.active(),
  ): Promise<T> =>
    tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
      try {
        return await body();
      } catch (error) {
        // The message may contain user input; the log has it under the request's id.
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
        throw error;
      } finally {
        span.end();
      }
    });

  return {
    span: (name, attributes, body, headers) =>
      within(name, SpanKind.SERVER, attributes, body, headers && propagation.extract(context.active(), headers)),
    statement: (text, send) =>
      trace.getActiveSpan()
        ? within(summaryOf(text), SpanKind.CLIENT, { 'db.system.name': 'postgresql' }, send)
        : send(),
    async close() {
      await provider.shutdown();
      context.disable();
      propagation.disable();
    },
  };
}

const VERB = /^\s*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_][\w.]*)/i;

/** The span name by OpenTelemetry's convention (db.query.summary): "insert customers". */
function summaryOf(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = TABLE.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}
