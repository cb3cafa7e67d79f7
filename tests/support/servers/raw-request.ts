import { type Agent, type IncomingHttpHeaders, request as openRequest } from "node:http";
import { text } from "node:stream/consumers";

export interface RawRequest {
  method: string;
  /** Path and query, sent unchanged. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  /** 0 if the connection was closed. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Sends a request with the address and headers exactly as given, without normalising them.
 * @param address the site's address, as http://host:port
 */
export function sendRaw(agent: Agent, address: string, { method, path, headers, body = "" }: RawRequest) {
  const { hostname, port } = new URL(address);
  const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise<RawAnswer>((done) => {
    const cut = () => done({ status: 0, headers: {}, body: "" });
    const options = { agent, hostname, port, method, path, headers: { ...headers, ...length } };
    const request = openRequest(options, (answer) => {
      text(answer).then((sent) => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: sent }), cut);
    });
    request.once("error", cut);
    request.end(body);
  });
}
