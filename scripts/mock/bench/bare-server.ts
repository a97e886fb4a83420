/** What Node can do at best: answers each path with a text that was fetched from the mock before. */
import { createServer } from 'node:http';

const [port = '0', mock = '', ...paths] = process.argv.slice(2);
const texts = new Map<string, string>();
for (const path of paths) texts.set(path, await (await fetch(`${mock}${path}`)).text());

createServer((request, response) => {
  const text = texts.get(request.url ?? '') ?? '{}';
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}).listen(Number(port), '127.0.0.1');
