/** Texts that become a script, or an element that loads one, where they are not taken as text. */
export const payloads: Record<string, string> = {
  "a script": "<script>alert(1)</script>",
  "a script that ends another": "</script><script>alert(1)</script>",
  "an image with a handler": "<img src=x onerror=alert(1)>",
  "a handler that leaves an attribute": '" onmouseover="alert(1)" x="',
  "a handler that leaves an attribute in single quotes": "' onfocus='alert(1)' autofocus='",
  "SVG with a handler": "<svg onload=alert(1)><animate onbegin=alert(1)></svg>",
  "SVG with a link": '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "MathML that leaves its world":
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=x onerror=alert(1)&gt;'>",
  "a frame": '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "a link by script": "[click](javascript:alert(1))",
  "a link by script, disguised": "[click](&#106;ava\tscript:alert(1))",
  "a link by script, in HTML": '<a href=" jAvAsCrIpT:alert(1)">click</a>',
  "a link with data": "[click](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "an image by script": "![x](javascript:alert(1))",
  "a form": '<form action="javascript:alert(1)"><button>go</button></form>',
  "a base": '<base href="https://evil.example.com/">',
  "a style sheet":
    '<link rel="stylesheet" href="https://evil.example.com/a.css"><style>*{}</style>',
  "an object": '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  "a refresh": '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  "a template": "${alert(1)} {{constructor.constructor('alert(1)')()}} {alert(1)}",
  "a code block": "```js\n</code></pre><script>alert(1)</script>\n```",
  "a language of a code block": '```"><script>alert(1)</script>\nx\n```',
};
