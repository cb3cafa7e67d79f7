import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpConnection } from "@/scripts/bench/http-connection";

let server: Server;

async function serve(listener: RequestListener): Promise<{ port: number; connection: HttpConnection }> {
  server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { port, connection: await HttpConnection.open(port) };
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("several answers over one connection are returned unchanged, with a length or in chunks", async () => {
  const long = "০১২ ".repeat(20_000);
  const { connection } = await serve((request, response) => {
    if (request.url === "/chunked") {
      response.write("first 0\r\n");
      response.end(long);
    } else response.writeHead(404, { "Content-Length": 4 }).end("none");
  });
  const chunked = await connection.send({ method: "GET", path: "/chunked" });
  const whole = await connection.send({ method: "GET", path: "/whole" });
  connection.close();
  expect(chunked.head).toMatch(/^HTTP\/1\.1 200 OK\r\n.*transfer-encoding: chunked/is);
  // Compared with `===`, because a failed comparison in Jest would print the whole body.
  expect(chunked.body === `first 0\r\n${long}`).toBe(true);
  expect(whole).toMatchObject({ status: 404, body: "none" });
});

test("a body is sent as JSON with its headers", async () => {
  const { connection } = await serve((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { "content-type": type, "idempotency-key": key } = request.headers;
      const text = JSON.stringify({ method: request.method, type, key, body: Buffer.concat(parts).toString() });
      response.writeHead(200, { "Content-Length": Buffer.byteLength(text) }).end(text);
    });
  });
  const reply = await connection.send({
    method: "POST",
    path: "/order",
    body: { name: "রহিম" },
    headers: { "Idempotency-Key": "k1" },
  });
  connection.close();
  expect(JSON.parse(reply.body)).toEqual({
    method: "POST",
    type: "application/json",
    key: "k1",
    body: '{"name":"রহিম"}',
  });
});

test("a request fails when the server closes the connection", async () => {
  const { connection } = await serve((request) => request.socket.destroy());
  await expect(connection.send({ method: "GET", path: "/" })).rejects.toThrow();
});
